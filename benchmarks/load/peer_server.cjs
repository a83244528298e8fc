// A boardgame.io server with its in-memory store, for comparison under the same load.
// The state resembles ours (four sites of two cards, studies, a deck with one visible card), but there are almost no
// rules, which favours it: a move takes a card and refills the slot.
const { Server, Origins } = require("boardgame.io/server");

const CARDS = Array.from({ length: 120 }, (_, i) => `some-long-genus-name-${i}`);

const game = {
  name: "fossils",
  setup: ({ random, ctx }) => {
    const deck = random.Shuffle(CARDS);
    return {
      sites: [0, 1, 2, 3].map(() => [deck.pop(), deck.pop()]),
      top: deck[deck.length - 1],
      secret: { deck },
      seats: Array.from({ length: ctx.numPlayers }, () => ({ amber: 2, points: 0, study: [] })),
    };
  },
  playerView: ({ G }) => ({ ...G, secret: undefined }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    dig: {
      client: false,
      move: ({ G, ctx }, site, slot) => {
        const seat = G.seats[ctx.currentPlayer];
        const card = G.sites[site][slot];
        seat.study.push(card);
        if (seat.study.length > 20) seat.study = [];
        seat.amber += 1;
        G.sites[site][slot] = G.secret.deck.pop();
        G.secret.deck.unshift(card);
        G.top = G.secret.deck[G.secret.deck.length - 1];
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
