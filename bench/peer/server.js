// boardgame.io's server with its matches in memory, and a game with the cards of Sen and hardly any rules:
// a hidden pile, a discard, four hidden lands each; a turn is two gestures, as it is there: to draw a card that only
// oneself sees, and to keep it in the place of a land. It is shuffled anew when the pile is empty, and never ends.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CARDS = 54;

const game = {
  name: 'lands',
  setup: ({ random }) => {
    const pile = random.Shuffle([...Array(CARDS).keys()]);
    const dream = () => ({ lands: pile.splice(0, 4), drawn: null });
    return { players: { 0: dream(), 1: dream() }, secret: { pile }, left: pile.length, discard: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID }) => {
        if (G.players[playerID].drawn !== null) return INVALID_MOVE;
        G.players[playerID].drawn = G.secret.pile.pop();
        G.left = G.secret.pile.length;
      },
    },
    keep: {
      client: false,
      move: ({ G, playerID, random }, i) => {
        const dream = G.players[playerID];
        if (dream.drawn === null) return INVALID_MOVE;
        G.discard.push(dream.lands[i]);
        dream.lands[i] = dream.drawn;
        dream.drawn = null;
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
