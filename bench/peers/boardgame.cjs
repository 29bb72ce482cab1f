// Draw and play on boardgame.io: node boardgame.cjs PORT memory|flatfile|postgres [FOLDER|ADDRESS]
const { Server, FlatFile } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const [port, store, where] = process.argv.slice(2);
const [DEALT, MOST, RANKS, SEATS] = [5, 10, 13, 4];

const game = {
  name: 'deck',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const players = {};
    for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: deck.splice(0, DEALT) };
    return {
      secret: { deck },
      players,
      pile: [],
      counts: Array(SEATS).fill(DEALT),
      deck: deck.length,
      scores: Array(SEATS).fill(0),
      last: null,
    };
  },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        const { hand } = G.players[playerID];
        if (hand.length >= MOST) return 'INVALID_MOVE';
        if (!G.secret.deck.length) {
          G.secret.deck = random.Shuffle(G.pile);
          G.pile = [];
        }
        hand.push(G.secret.deck.pop());
        G.counts[playerID]++;
        G.deck = G.secret.deck.length;
        G.last = { seat: +playerID, move: 'draw' };
      },
    },
    play: {
      client: false,
      move: ({ G, playerID }, place) => {
        const { hand } = G.players[playerID];
        if (!(place >= 0 && place < hand.length)) return 'INVALID_MOVE';
        const [card] = hand.splice(place, 1);
        G.pile.push(card);
        G.scores[playerID] += card % RANKS;
        G.counts[playerID]--;
        G.last = { seat: +playerID, move: 'play', card };
      },
    },
  },
};

function kept() {
  if (store === 'flatfile') return { db: new FlatFile({ dir: where }) };
  if (store === 'postgres') {
    const { PostgresStore } = require('bgio-postgres');
    return { db: new PostgresStore(where, { logging: false }) };
  }
  return {};
}

Server({ games: [game], origins: ['*'], ...kept() }).run(+port, () => console.log(port));
