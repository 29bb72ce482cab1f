"""A pack that some group brought along, and the library in which games under test find it."""

from trapline.kernel import PackId
from trapline.tables.packs import Pack

NAMES = """
apron basket blender bottle bowl breadbin butter cake candle carrot cheese colander cup dough
drawer egg fork freezer garlic grater honey jar jug kettle knife ladle lemon mustard napkin
onion oven pan pepper plate recipe saucer sieve spoon teapot whisk
"""
KITCHEN = Pack("Kitchen", tuple(NAMES.split()))


class Library(dict[PackId, Pack]):
    def words(self, pack: PackId) -> tuple[str, ...] | None:
        return self[pack].words if pack in self else None


LIBRARY = Library({KITCHEN.id: KITCHEN})
