import { Webhook } from "standardwebhooks";
import type { Json } from "#app/leads/folder/destinations-schema.ts";
import type { Destination } from "./destination.ts";
import { type EnquiryEvent, type EnquiryFacts, toEnquiryFacts } from "./enquiry-facts.ts";
import { createFill, fillJson, fillTexts } from "./fill.ts";

type Of<Kind extends Destination["kind"]> = Extract<Destination, { kind: Kind }>;

export type HttpDestination = Of<"webhook" | "vaultre" | "template">;

type EventRequest = { url: string; headers: Record<string, string>; body: string };

export function toRequest(destination: HttpDestination, event: EnquiryEvent): EventRequest {
  if (destination.kind === "webhook") return toWebhook(destination, event);
  const facts = toEnquiryFacts(event);
  return destination.kind === "vaultre" ? toVaultre(destination, facts) : toTemplate(destination, facts);
}

/** A webhook, signed as specified by standardwebhooks.com. */
function toWebhook(
  { url, secret, secrets }: Of<"webhook">,
  { id, payload: { type, data } }: EnquiryEvent,
): EventRequest {
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

/** AddEnquiry of https://docs.api.vaultre.com.au/swagger/vaultre.yaml. */
const vaultreBody: Json = {
  enquiryDate: "{{received}}",
  subject: "{{title}} {{listingAddress}}",
  body: "{{message}}\n\n{{particulars}}",
  originalId: "{{id}}",
  propertyReference: "{{listingId}}",
  // From the vendor's sample. Accounts have their own list (GET /types/holdingArea).
  source: "OFFICEWEBSITE",
  fullName: "{{name}}",
  firstName: "{{firstName}}",
  lastName: "{{lastName}}",
  email: "{{email}}",
  telephone: "{{landline}}",
  mobile: "{{mobile}}",
};

function toVaultre({ url, apiKey, token, secrets }: Of<"vaultre">, facts: EnquiryFacts): EventRequest {
  const fill = createFill(facts, secrets);
  return {
    url: `${url}/enquiries`,
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "X-Api-Key": secrets[apiKey] ?? "",
      Authorization: `Bearer ${secrets[token] ?? ""}`,
    },
    body: JSON.stringify(fillJson(vaultreBody, (text) => fill(text).trim())),
  };
}

function toTemplate(
  { url, headers, json, form = {}, secrets }: Of<"template">,
  facts: EnquiryFacts,
): EventRequest {
  const fill = createFill(facts, secrets);
  const isForm = json === undefined;
  return {
    url: createFill(facts, secrets, encodeURIComponent)(url),
    headers: {
      "Content-Type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      "Idempotency-Key": facts.id,
      ...Object.fromEntries(fillTexts(headers, fill)),
    },
    body: isForm
      ? new URLSearchParams(Object.fromEntries(fillTexts(form, fill))).toString()
      : JSON.stringify(fillJson(json, fill)),
  };
}
