import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "../log/request-log.ts";
import { MAX_CONNECTIONS } from "./limits.ts";
import { createSiteServer } from "./site-server.ts";

test("closes connections above the most it keeps, and serves again once one has ended", async () => {
  const server = createSiteServer({
    listener: (_request, response) => void response.end("here"),
    publicOrigin: "http://localhost",
    log: createLog(new PassThrough()),
    isAccepting: () => true,
  });
  // As if all but one were taken.
  server.maxConnections -= MAX_CONNECTIONS - 1;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  idle.destroy();
  const ask = () => fetch(`http://localhost:${port}`).then((response) => response.text());
  await expect.poll(() => ask().catch(() => "closed")).toBe("here");
  server.closeAllConnections();
  server.close();
});
