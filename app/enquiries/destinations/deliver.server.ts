import { Webhook } from "standardwebhooks";
import { fillTemplate, type Json } from "#app/agency/folder/schemas/destinations.ts";
import type { Deliver } from "#app/store/outbox/outbox.server.ts";
import type { Destination } from "./destination.ts";
import { type Lead, type LeadEvent, toLead } from "./lead.ts";

const TIMEOUT_MS = 20_000;
const MOST_CHARACTERS = 1_000;

/** What a destination answered. */
export type Answer = { status: number; text: string };

/** How events leave for the destinations of this site; the status of each is its answer. */
export function createDeliver(destinations: readonly Destination[]): Deliver {
  const byName = new Map(destinations.map((destination) => [destination.name, destination]));
  return async (name, event) => {
    const destination = byName.get(name);
    if (!destination) throw new Error(`There is no destination "${name}"`);
    const { status } = await send(destination, event);
    // The words of an answer may repeat those of a visitor.
    if (status < 200 || status > 299)
      throw Object.assign(new Error(`it answered ${status}`), { responseCode: status });
    return String(status);
  };
}

/** Sends an event once, whatever the answer. Throws where none comes within 20 seconds. */
export async function send(destination: Destination, event: LeadEvent): Promise<Answer> {
  const { url, headers, body } = toRequest(destination, event);
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers,
    body,
  });
  const text = await response.text();
  return { status: response.status, text: text.slice(0, MOST_CHARACTERS) };
}

type LeadRequest = { url: string; headers: Record<string, string>; body: string };

function toRequest(destination: Destination, event: LeadEvent): LeadRequest {
  if (destination.kind === "webhook") return toWebhook(destination, event);
  return fillRequest(destination, toLead(event));
}

/** Signed as standardwebhooks.com describes. */
function toWebhook(
  { url, secret, secrets }: Extract<Destination, { kind: "webhook" }>,
  { id, payload: { type, data } }: LeadEvent,
): LeadRequest {
  const now = new Date();
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  return {
    url,
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secrets[secret] ?? "").sign(id, now, body),
    },
    body,
  };
}

type Template = Extract<Destination, { kind: "template" }>;

function fillRequest({ url, headers, secrets, ...template }: Template, lead: Lead): LeadRequest {
  const values = new Map([
    ...Object.entries(lead),
    ...Object.entries(secrets).map(([name, secret]) => [`secret ${name}`, secret] as const),
  ]);
  const fill = (text: string) => fillTemplate(text, (name) => values.get(name) ?? "");
  const fillAll = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts)
      .map(([name, text]) => [name, fill(text)] as const)
      .filter(([, value]) => value !== "");
  const isJson = "json" in template;
  return {
    url: fillTemplate(url, (name) => encodeURIComponent(values.get(name) ?? "")),
    headers: {
      "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded",
      "Idempotency-Key": lead.id,
      ...Object.fromEntries(fillAll(headers)),
    },
    body: isJson
      ? JSON.stringify(fillJson(template.json, fill))
      : new URLSearchParams(Object.fromEntries(fillAll(template.form))).toString(),
  };
}

/** Fields that have nothing to say are left out. */
function fillJson(json: Json, fill: (text: string) => string): Json {
  if (typeof json === "string") return fill(json);
  if (Array.isArray(json)) return json.map((each) => fillJson(each, fill));
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json).map(([name, value]) => [name, fillJson(value, fill)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
