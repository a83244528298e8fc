// Opens idle streams: node idle.cjs PORT COUNT TABLE. Prints "open" when all have received the state, and exits at the
// end of its input.
const WebSocket = require("ws");

const [, , port, count, table] = process.argv;
let open = 0;
for (let i = 0; i < Number(count); i += 1) {
  const address = `ws://127.0.0.1:${port}/api/tables/${table}/stream`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "bye") console.log("refused");
    if (message.type !== "state") return;
    open += 1;
    if (open === Number(count)) console.log("open");
  });
}
process.stdin.on("end", () => process.exit(0)).resume();
