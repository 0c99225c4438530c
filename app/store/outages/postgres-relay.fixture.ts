import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { findFreePort } from "../../../scripts/find-free-port.ts";

/** A port that forwards to a PostgreSQL, and refuses connections while it is closed. */
export async function makeRelay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on("error", () => {});
      end.on("close", () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    async open() {
      server.listen(port, target.hostname);
      await once(server, "listening");
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
