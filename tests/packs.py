"""Packs that some group brought along, and the library in which games under test find them."""

from importlib.resources import files

from trapline.kernel import PackId
from trapline.tables.packs import AnyPack, GameFile, Pack

NAMES = """
apron basket blender bottle bowl breadbin butter cake candle carrot cheese colander cup dough
drawer egg fork freezer garlic grater honey jar jug kettle knife ladle lemon mustard napkin
onion oven pan pepper plate recipe saucer sieve spoon teapot whisk
"""
KITCHEN = Pack("Kitchen", tuple(NAMES.split()))
PLACES = """
alley attic balcony barn Bookshop bridge cabin canal cellar cinema corner courtyard dock farm ferry
Forge garage Garden hall harbour Kitchen library lighthouse mill market museum orchard palace pier
pharmacy quarry school shed square station stairway temple tower tunnel village Whisk
"""
TOWN = Pack("Town", tuple(PLACES.split()))
"""One word of it is a thing of the kitchen."""


SCENARIOS = files("trapline.games.trapped") / "data" / "scenarios"
MANSION = GameFile("trapped", "Dinner Is Served", (SCENARIOS / "mansion.json").read_text("utf-8"))


class Library(dict[PackId, AnyPack]):
    def words(self, pack: PackId) -> tuple[str, ...] | None:
        known = self.get(pack)
        return known.words if isinstance(known, Pack) else None

    def document(self, file: PackId, game: str) -> str | None:
        known = self.get(file)
        return known.body if isinstance(known, GameFile) and known.game == game else None


LIBRARY = Library({pack.id: pack for pack in (KITCHEN, TOWN, MANSION)})
