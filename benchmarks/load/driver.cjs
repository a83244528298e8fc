// Scripted players. One process drives either server with the same tables, think time and duration:
//   node driver.cjs firstgiants|firstgiants-http|boardgame PORT TABLES SECONDS THINK_MS SERVER_PID
// A player moves as soon as the stream says it is their turn (after THINK_MS on average); a move counts when the server
// has acknowledged it. Its time runs from the moment the player wanted to move, so that a late timer here counts
// against the server and not for it. Prints one JSON line.
const fs = require("node:fs");
const http = require("node:http");
const WebSocket = require("ws");

const [, , kind, port, tables, seconds, thinkMs, pid] = process.argv;
const PORT = Number(port), TABLES = Number(tables), SECONDS = Number(seconds), THINK = Number(thinkMs);
const agent = new http.Agent({ keepAlive: true, maxSockets: 1100 });
const latencies = [];
const counts = { moves: 0, errors: 0, games: 0 };
const faults = {};
let measuring = false;
let stopped = false;

const fault = (what) => {
  if (stopped) return;
  counts.errors += 1;
  faults[what] = (faults[what] || 0) + 1;
};
// Nobody moves before all tables stand: setting up is not what is measured.
let held = [];

// Calls `then` with the moment at which the player wants to move.
const think = (then) => {
  if (held) {
    held.push(then);
    return;
  }
  const pause = THINK * (0.5 + Math.random());
  const due = performance.now() + pause;
  if (THINK) setTimeout(() => then(due), pause);
  else then(due);
};
const done = (began) => {
  if (!measuring) return;
  counts.moves += 1;
  latencies.push(performance.now() - began);
};

// ---- First Giants: commits on the socket, or by HTTP

function ask(method, path, cookie, body) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = cookie ? { cookie } : {};
    if (text !== undefined) headers["content-type"] = "application/json";
    if (text !== undefined) headers["content-length"] = Buffer.byteLength(text);
    const request = http.request({ port: PORT, host: "127.0.0.1", method, path, agent, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts) }));
    });
    request.on("error", reject);
    request.end(text);
  });
}

async function guest() {
  const answer = await ask("POST", "/api/me", undefined, {});
  return answer.headers["set-cookie"][0].split(";")[0];
}

function sit(cookie, table, again) {
  let seat = null;
  const waiting = new Map();
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}/api/tables/${table}/stream`, {
    headers: { cookie }, perMessageDeflate: false,
  });
  socket.on("error", (error) => fault(String(error)));
  socket.on("message", (data) => {
    if (stopped) return;
    const message = JSON.parse(data);
    if (message.type === "refused") return fault(`${message.problem.status} ${message.problem.code}`);
    if (message.you) seat = message.you.seat;
    // A commit's answer is the message that everybody gets, sent when it is on disk.
    if (message.type === "moved" && waiting.has(message.from_ply)) {
      done(waiting.get(message.from_ply));
      waiting.delete(message.from_ply);
    }
    if (message.type === "over") {
      socket.close();
      again();
      return;
    }
    const decision = message.view && message.view.decision;
    if (!decision || decision.seat !== seat) return;
    const choice = decision.legal[message.view.ply % decision.legal.length];
    think(async (began) => {
      if (kind === "firstgiants") {
        waiting.set(message.view.ply, began);
        socket.send(JSON.stringify({ type: "commit", id: message.n, ply: message.view.ply, choices: [choice] }));
        return;
      }
      const body = { ply: message.view.ply, choices: [choice], key: `${message.view.ply}`, view: false };
      try {
        const answer = await ask("POST", `/api/tables/${table}/commit`, cookie, body);
        if (answer.status === 200) done(began);
        else fault(`${answer.status} ${answer.text}`.slice(0, 90));
      } catch (error) {
        fault(String(error));
      }
    });
  });
}

async function firstGiantsTable(ada, bo) {
  const made = await ask("POST", "/api/tables", ada, { seats: [{ kind: "me" }, { kind: "open" }], visibility: "link" });
  const table = JSON.parse(made.text).table.id;
  let over = 0;
  const again = () => {
    over += 1;
    if (over === 2 && !stopped) {
      counts.games += 1;
      firstGiantsTable(ada, bo);
    }
  };
  sit(ada, table, again);
  await ask("POST", `/api/tables/${table}/join`, bo, {});
  sit(bo, table, again);
}

// ---- boardgame.io: socket.io frames, as its own client sends them

// A game of ours has about 90 commits; theirs is left for a new match after as many.
const GAME = 90;

function boardgameSeat(match, player) {
  const round = Number(match.split("-")[1]);
  const waiting = new Map();
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false, origin: `http://localhost:${PORT}`,
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
      done(asked);
    }
    if (state._stateID >= GAME) {
      socket.close();
      counts.games += 0.5;
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

// CPU seconds of the server so far: on a busy machine, moves per CPU second compare better than moves per second.
function serverCpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function main() {
  for (let i = 0; i < TABLES; i += 1) {
    if (kind !== "boardgame") {
      await firstGiantsTable(await guest(), await guest());
    } else {
      boardgameSeat(`m${i}-0`, "0");
      await new Promise((go) => setTimeout(go, 4));
      boardgameSeat(`m${i}-0`, "1");
    }
  }
  const first = held;
  held = null;
  first.forEach(think);
  await new Promise((go) => setTimeout(go, 2000));
  measuring = true;
  const cpuBefore = serverCpu();
  const mineBefore = process.cpuUsage();
  const began = performance.now();
  await new Promise((go) => setTimeout(go, SECONDS * 1000));
  measuring = false;
  const serverCpuS = serverCpu() - cpuBefore;
  stopped = true;
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => (latencies.length ? latencies[Math.floor(share * (latencies.length - 1))] : null);
  const cpu = process.cpuUsage(mineBefore);
  const result = {
    kind, tables: TABLES, think_ms: THINK, seconds: took, moves: counts.moves, moves_per_s: counts.moves / took,
    p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1), errors: counts.errors, games_finished: counts.games, faults,
    server_cpu_s: serverCpuS, moves_per_cpu_s: counts.moves / serverCpuS,
    driver_busy: (cpu.user + cpu.system) / 1e6 / took,
  };
  console.log(JSON.stringify(result));
  process.exit(0);
}

main();
