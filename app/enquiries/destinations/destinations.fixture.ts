import { once } from "node:events";
import { createServer } from "node:http";
import { WEBHOOK } from "#app/agency/folder/schemas/destinations.ts";
import { webhookSecret } from "#app/store/outbox/webhook-receiver.fixture.ts";
import type { Destination } from "./destination.ts";

/** What WEBHOOK_URL and WEBHOOK_SECRET make. */
export function toTestWebhook(url: string): Destination {
  return {
    kind: "webhook",
    name: WEBHOOK,
    url,
    secret: "WEBHOOK_SECRET",
    secrets: { WEBHOOK_SECRET: webhookSecret },
  };
}

type Received = { path: string; headers: Record<string, string>; body: string };

/** A CRM that takes whatever is posted, with this status and body, and keeps it. `onRequest` is called before it answers. */
export async function startReceiver({ status = 201, text = "{}", onRequest = () => {} } = {}) {
  const received: Received[] = [];
  const answer = { status, text };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({
      path: request.url ?? "",
      headers: Object.fromEntries(headers),
      body: Buffer.concat(chunks).toString(),
    });
    onRequest();
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, received, answer, stop: () => server.close() };
}
