import { once } from "node:events";
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { createWebhookSender } from "./webhook-sender.server.ts";

const secret = `whsec_${Buffer.from("a secret of more than 24 bytes").toString("base64")}`;
const payload = { channel: "webhook" as const, type: "enquiry.created", data: { reference: "7KQ4-M2XD" } };

async function startReceiver(status: number) {
  const bodies: { body: string; headers: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    bodies.push({ body: Buffer.concat(chunks).toString(), headers: Object.fromEntries(headers) });
    response.writeHead(status).end("thanks");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, bodies, stop: () => server.close() };
}

test("posts what happened, signed so that the receiver can check it", async () => {
  const receiver = await startReceiver(204);
  await createWebhookSender(receiver.url, secret)("notice-1", payload);
  const [{ body, headers } = { body: "", headers: {} }] = receiver.bodies;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    type: "enquiry.created",
    data: { reference: "7KQ4-M2XD" },
  });
  expect(headers).toMatchObject({ "webhook-id": "notice-1", "content-type": "application/json" });
  receiver.stop();
});

test("takes any other answer for a failure", async () => {
  const receiver = await startReceiver(500);
  await expect(createWebhookSender(receiver.url, secret)("notice-1", payload)).rejects.toThrow(
    "the webhook answered 500",
  );
  receiver.stop();
});
