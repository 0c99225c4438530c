import { once } from "node:events";
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

/** The secret that sender and receiver share in tests. */
export const webhookSecret = `whsec_${Buffer.from("a secret of more than 24 bytes").toString("base64")}`;

/** A stand-in for a CRM that verifies signatures: answers with this status, or with 401. */
export async function startWebhookReceiver(status = 204) {
  const received: { event: unknown; headers: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const all = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const headers = Object.fromEntries(all);
    try {
      received.push({ event: new Webhook(webhookSecret).verify(Buffer.concat(chunks), headers), headers });
      response.writeHead(status).end("thanks");
    } catch {
      response.writeHead(401).end("wrong signature");
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // The server must not keep the process running.
  server.unref();
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, received, stop: () => server.close() };
}
