// Scripted players. One process drives either server, with the same number of tables and the same think time:
//   node driver.cjs firstgiants|firstgiants-http|firstgiants-bots|boardgame PORT[,PORT] TABLES THINK_MS SERVER_PID[,PID] PHASE:SECONDS…
// A phase is `moves` or `previews`; with previews a player tries each choice before the commit, as people do. With two
// ports, the two people of a table are on different nodes. A player moves as soon as the stream says it is their turn
// (after THINK_MS on average); a move counts when the server has acknowledged it. Its time runs from the moment the
// player wanted to move, so that a late timer here counts against the server. With bots, each table has one person and
// a bot; its answer is timed from the message that says it has to move to the one with its turn. Prints one JSON line
// for each phase.
const fs = require("node:fs");
const http = require("node:http");
const WebSocket = require("ws");

const [, , kind, ports, tables, thinkMs, pids, ...phases] = process.argv;
const PORTS = ports.split(",").map(Number), PIDS = pids.split(",");
const TABLES = Number(tables), THINK = Number(thinkMs);
const WARM_UP_MS = 1500;
// A server loads its bots when the first one has to move.
const LOAD_BOTS_MS = kind === "firstgiants-bots" ? 4500 : 0;
const BOT = "curator";
const agent = new http.Agent({ keepAlive: true, maxSockets: 1100 });
let measured = null;
let withPreviews = false;
let stopped = false;
// CPU seconds of the servers to set up one table, with its sockets.
let tableCpu = 0;

const startCounting = () => {
  measured = { moves: [], previews: [], answers: [], errors: 0, faults: {}, games: 0 };
};
const fault = (what) => {
  if (stopped) return;
  console.error(what);
  if (!measured) return;
  measured.errors += 1;
  measured.faults[what] = (measured.faults[what] || 0) + 1;
};
// Players start to move when all tables are set up, because setting up is not measured.
let held = [];

// Calls `then` with the moment at which the player wants to move.
const think = (then) => {
  if (held) {
    held.push(then);
    return;
  }
  const pause = THINK * (0.5 + Math.random());
  const due = performance.now() + pause;
  // Timers have whole milliseconds here; only what is later than that counts.
  const timed = () => then(performance.now() - due > 1 ? due : performance.now());
  if (THINK) setTimeout(timed, pause);
  else then(due);
};
const done = (what, began) => {
  if (measured) measured[what].push(performance.now() - began);
};

// ---- First Giants: previews and commits on the socket, or commits by HTTP

function ask(port, method, path, cookie, body) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    if (cookie) headers.cookie = cookie;
    const request = http.request({ port, host: "127.0.0.1", method, path, agent, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts) }));
    });
    request.on("error", reject);
    request.end(text);
  });
}

async function guest(port) {
  const answer = await ask(port, "POST", "/api/me", undefined, {});
  return answer.headers["set-cookie"][0].split(";")[0];
}

// One person at one table, with the protocol of web/src/lib/wire/tableLink.ts.
function sit(port, cookie, table, again) {
  let seat = null;
  let lastId = 0;
  let askedBot = null;
  const waiting = new Map();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/stream`, {
    headers: { cookie }, perMessageDeflate: false,
  });
  const send = (request, commitPly) => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => waiting.set(id, { resolve, commitPly }));
  };
  const take = (id) => {
    const found = waiting.get(id);
    waiting.delete(id);
    if (found) found.resolve();
  };
  const byHttp = async (ply, choices, key) => {
    try {
      const answer = await ask(port, "POST", `/api/tables/${table}/commit`, cookie, { ply, choices, key });
      if (answer.status === 200) return true;
      fault(`${answer.status} ${answer.text}`.slice(0, 90));
    } catch (error) {
      fault(String(error));
    }
    return false;
  };
  const move = async (wanted, ply, choices) => {
    let began = wanted;
    if (withPreviews) {
      await send({ type: "preview", ply, choices }, null);
      done("previews", began);
      began = performance.now();
    }
    const key = crypto.randomUUID();
    if (kind === "firstgiants-http") {
      if (!(await byHttp(ply, choices, key))) return;
    } else {
      await send({ type: "commit", ply, choices, key }, ply);
    }
    done("moves", began);
  };
  socket.on("error", (error) => fault(String(error)));
  socket.on("message", (data) => {
    if (stopped) return;
    const message = JSON.parse(data);
    if (message.type === "refused") return fault(`${message.problem.status} ${message.problem.code}`);
    if (message.type === "bye") return fault(`bye ${message.why}`);
    if (message.type === "previewed" || message.type === "committed") return take(message.id);
    if (message.you) seat = message.you.seat;
    // The answer to a commit is the message that all listeners get, sent once the commit is stored.
    if (message.type === "moved") {
      for (const [id, { commitPly }] of waiting) if (commitPly === message.from_ply) take(id);
      if (message.by && askedBot !== null) done("answers", askedBot);
    }
    if (message.type === "over") {
      socket.close();
      again();
      return;
    }
    const decision = message.view && message.view.decision;
    if (!decision) return;
    askedBot = decision.seat === seat ? null : performance.now();
    if (askedBot !== null) return;
    const ply = message.view.ply;
    think((began) => move(began, ply, [decision.legal[ply % decision.legal.length]]));
  });
}

async function firstGiantsTable(portA, portB, ada, bo) {
  const withBot = kind === "firstgiants-bots";
  const other = withBot ? { kind: "bot", bot: BOT } : { kind: "open" };
  const terms = { seats: [{ kind: "me" }, other], visibility: "link" };
  const made = await ask(portA, "POST", "/api/tables", ada, terms);
  const table = JSON.parse(made.text).table.id;
  let playing = withBot ? 1 : 2;
  const again = () => {
    playing -= 1;
    if (playing === 0 && !stopped) {
      if (measured) measured.games += 1;
      firstGiantsTable(portA, portB, ada, bo);
    }
  };
  sit(portA, ada, table, again);
  if (withBot) return;
  await ask(portB, "POST", `/api/tables/${table}/join`, bo, {});
  sit(portB, bo, table, again);
}

// ---- boardgame.io: socket.io frames, as its own client sends them

// Our games have about 90 commits, so start a new match of theirs after as many.
const GAME = 90;

function boardgameSeat(match, player) {
  const round = Number(match.split("-")[1]);
  const waiting = new Map();
  const socket = new WebSocket(`ws://127.0.0.1:${PORTS[0]}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false, origin: `http://localhost:${PORTS[0]}`,
  });
  const emit = (...args) => socket.send(`42/fossils,${JSON.stringify(args)}`);
  socket.on("error", (error) => fault(String(error)));
  socket.on("message", (data) => {
    const text = String(data);
    if (text[0] === "0") return socket.send("40/fossils,");
    if (text === "2") return socket.send("3");
    if (text.startsWith("40/fossils")) return emit("sync", match, player, undefined, 2);
    if (stopped || !text.startsWith("42/fossils,")) return;
    const [event, , payload] = JSON.parse(text.slice(11));
    if (event !== "sync" && event !== "update") return;
    const state = event === "sync" ? payload.state : payload;
    const asked = waiting.get(state._stateID);
    if (asked !== undefined) {
      waiting.delete(state._stateID);
      done("moves", asked);
    }
    if (state._stateID >= GAME) {
      socket.close();
      if (measured) measured.games += 0.5;
      return boardgameSeat(`${match.split("-")[0]}-${round + 1}`, player);
    }
    if (state.ctx.currentPlayer !== player) return;
    think((began) => {
      waiting.set(state._stateID + 1, began);
      const move = { type: "dig", args: [state._stateID % 4, state._stateID % 2], playerID: player };
      emit("update", { type: "MAKE_MOVE", payload: move }, state._stateID, match, player);
    });
  });
}

// CPU seconds of the servers so far: on a busy machine, moves per CPU second compare better than moves per second.
function serverCpu() {
  return PIDS.reduce((sum, pid) => {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);
}

const wait = (ms) => new Promise((go) => setTimeout(go, ms));
const tenths = (times) => times.map((ms) => Math.round(ms * 10) / 10);

async function phase(name, seconds) {
  withPreviews = name === "previews";
  await wait(WARM_UP_MS);
  startCounting();
  const cpuBefore = serverCpu();
  const mineBefore = process.cpuUsage();
  const began = performance.now();
  await wait(seconds * 1000);
  const found = measured;
  measured = null;
  const took = (performance.now() - began) / 1000;
  const mine = process.cpuUsage(mineBefore);
  console.log(JSON.stringify({
    kind, phase: name, tables: TABLES, think_ms: THINK, seconds: took, server_cpu_s: serverCpu() - cpuBefore,
    driver_cpu_s: (mine.user + mine.system) / 1e6, errors: found.errors, faults: found.faults, games: found.games,
    moves_ms: tenths(found.moves), previews_ms: tenths(found.previews), answers_ms: tenths(found.answers),
    table_cpu_s: tableCpu,
  }));
}

const portsOf = (i) => [PORTS[i % PORTS.length], PORTS[(i + 1) % PORTS.length]];

// Calls `work` with each number below TABLES, four at a time.
async function byFour(work) {
  for (let i = 0; i < TABLES; i += 4) {
    await Promise.all([0, 1, 2, 3].filter((k) => i + k < TABLES).map((k) => work(i + k)));
  }
}

async function main() {
  const cookies = [];
  if (kind !== "boardgame") await byFour(async (i) => { cookies[i] = await Promise.all(portsOf(i).map(guest)); });
  const before = serverCpu();
  if (kind !== "boardgame") {
    await byFour((i) => firstGiantsTable(...portsOf(i), ...cookies[i]));
  } else {
    for (let k = 0; k < TABLES; k += 1) {
      boardgameSeat(`m${k}-0`, "0");
      await wait(4);
      boardgameSeat(`m${k}-0`, "1");
    }
  }
  tableCpu = (serverCpu() - before) / TABLES;
  const first = held;
  held = null;
  first.forEach(think);
  await wait(LOAD_BOTS_MS);
  for (const one of phases) {
    const [name, seconds] = one.split(":");
    await phase(name, Number(seconds));
  }
  stopped = true;
  // Not before all has been read from the pipe.
  process.stdout.write('', () => process.exit(0));
}

main();
