// Draw and play on Colyseus: node colyseus.cjs PORT [FILE]
// Everybody is sent their own view at once, which is quicker than its patches of a shared state.
// With a file, every move is in SQLite before anybody hears of it: all of one moment in one commit.
const http = require('http');
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const [port, file] = process.argv.slice(2);
const [DEALT, MOST, RANKS, SEATS] = [5, 10, 13, 4];

class Store {
  constructor(path) {
    const { DatabaseSync } = require('node:sqlite');
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    this.db.exec(
      'CREATE TABLE moves (room TEXT, version INTEGER, fact TEXT, PRIMARY KEY (room, version)) WITHOUT ROWID',
    );
    this.insert = this.db.prepare('INSERT INTO moves VALUES (?, ?, ?)');
    this.waiting = [];
  }

  append(room, version, fact, then) {
    if (!this.waiting.length) setImmediate(() => this.commit());
    this.waiting.push([room, version, JSON.stringify(fact), then]);
  }

  commit() {
    const batch = this.waiting;
    this.waiting = [];
    this.db.exec('BEGIN IMMEDIATE');
    for (const [room, version, fact] of batch) this.insert.run(room, version, fact);
    this.db.exec('COMMIT');
    for (const [, , , then] of batch) then();
  }
}

const store = file ? new Store(file) : { append: (_room, _version, _fact, then) => then() };

function shuffled(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

class Deck extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.seated = [];
    const deck = shuffled([...Array(52).keys()]);
    const hands = [];
    for (let seat = 0; seat < SEATS; seat++) hands.push(deck.splice(0, DEALT));
    this.game = { hands, deck, pile: [], scores: Array(SEATS).fill(0), version: 0, last: null };
    this.onMessage('m', (client, [kind, place, version]) => {
      const { game } = this;
      const { seat } = client.userData;
      if (version !== game.version || seat !== version % SEATS) return;
      const card = kind === 'draw' ? this.draw(seat) : this.play(seat, place);
      if (card === undefined) return;
      game.version++;
      game.last = { seat, kind, card };
      store.append(this.roomId, game.version, game.last, () => this.tell());
    });
  }

  draw(seat) {
    const { game } = this;
    if (game.hands[seat].length >= MOST) return undefined;
    if (!game.deck.length) {
      game.deck = shuffled(game.pile);
      game.pile = [];
    }
    const card = game.deck.pop();
    game.hands[seat].push(card);
    return card;
  }

  play(seat, place) {
    const { game } = this;
    const [card] = game.hands[seat].splice(place, 1);
    if (card === undefined) return undefined;
    game.pile.push(card);
    game.scores[seat] += card % RANKS;
    return card;
  }

  tell() {
    for (const client of this.seated) client.send('v', this.view(client.userData.seat));
  }

  view(seat) {
    const { hands, deck, pile, scores, version, last } = this.game;
    const seen = last && (last.kind === 'play' || last.seat === seat);
    return {
      version,
      turn: version % SEATS,
      deck: deck.length,
      hand: hands[seat],
      counts: hands.map((hand) => hand.length),
      pile,
      scores,
      last: last && { ...last, card: seen ? last.card : null },
    };
  }

  onJoin(client) {
    client.userData = { seat: this.seated.length };
    this.seated.push(client);
    client.send('i', this.view(client.userData.seat));
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ server: http.createServer() }),
});
server.define('deck', Deck);
server.listen(+port, '127.0.0.1').then(() => console.log(port));
