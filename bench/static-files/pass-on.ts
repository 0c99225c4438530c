import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import { findFreePort } from "../../scripts/find-free-port.ts";

/** Passes a site on at an origin of its own, and counts the bytes that it sends. */
export async function passOn(origin: string, { hasRules }: { hasRules: boolean }) {
  const { host } = new URL(origin);
  const sent = { bytes: 0 };
  const server = createServer((request, response) => {
    if (!hasRules && request.url === "/speculation-rules.json") return response.writeHead(404).end();
    const { url, method, headers } = request;
    const asked = ask(`${origin}${url}`, { method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
      answer.on("data", (chunk: Buffer) => {
        sent.bytes += chunk.length;
      });
      answer.pipe(response);
    });
    request.pipe(asked);
  });
  const port = await findFreePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
