import { once } from "node:events";
import { createServer } from "node:http";
import { testSettings } from "#app/enquiries/delivery/delivery.fixture.ts";
import type { NoticeSettings } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import { WEBHOOK } from "#app/leads/folder/destinations-schema.ts";
import { webhookSecret } from "#app/leads/webhook-receiver.fixture.ts";
import type { LaneServices, ModuleLanes } from "#app/module-server.ts";
import type { Destination } from "./destination.ts";
import { createLane } from "./lane.server.ts";
import { toLeadNotices } from "./lead-notices.ts";

/** The destination of WEBHOOK_URL and WEBHOOK_SECRET. */
export function toTestWebhook(url: string): Destination {
  return {
    kind: "webhook",
    name: WEBHOOK,
    url,
    secret: "WEBHOOK_SECRET",
    secrets: { WEBHOOK_SECRET: webhookSecret },
  };
}

/** Opens lanes for these destinations. No mail is sent when one stops. */
export function createOpenLanes(destinations: readonly Destination[]) {
  return ({ db, log, ...mail }: LaneServices): ModuleLanes => ({
    lanes: destinations.map((each) => createLane(each, { db, log, mail, toStopNotices: async () => [] })),
    toNotices: (...enquiry) => toLeadNotices(destinations, ...enquiry),
  });
}

/** Settings under which enquiries go to these destinations. */
export function toTestSettings(destinations: readonly Destination[]): NoticeSettings {
  return { ...testSettings, toFurtherNotices: (...enquiry) => toLeadNotices(destinations, ...enquiry) };
}

type Received = { path: string; headers: Record<string, string>; body: string };

/** A stand-in for a CRM: records requests, and answers with this status and body. `onRequest` is called before. */
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
  // The server must not keep the process running.
  server.unref();
  return { url: `http://127.0.0.1:${port}`, received, answer, stop: () => server.close() };
}
