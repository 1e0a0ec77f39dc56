// boardgame.io's server with its matches in memory, and a game with the cards of Sen and hardly any rules:
// a hidden pile, a discard, four hidden lands each; the one move is to draw a card in the place of a land.
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const CARDS = 54;

const game = {
  name: 'lands',
  setup: ({ random }) => {
    const pile = random.Shuffle([...Array(CARDS).keys()]);
    return { players: { 0: pile.splice(0, 4), 1: pile.splice(0, 4) }, secret: { pile }, left: pile.length, discard: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID, random }, i) => {
        const lands = G.players[playerID];
        G.discard.push(lands[i]);
        lands[i] = G.secret.pile.pop();
        if (!G.secret.pile.length) {
          G.secret.pile = random.Shuffle(G.discard);
          G.discard = [];
        }
        G.left = G.secret.pile.length;
      },
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
