import type { MailPayload } from "#app/store/outbox/letter.ts";
import { createMailSender, type MailOptions } from "#app/store/outbox/mail-sender.server.ts";
import type { Destination } from "./destination.ts";
import { type EnquiryEvent, toEnquiryFacts } from "./enquiry-facts.ts";
import { createFill, fillTexts } from "./fill.ts";
import { toRequest } from "./requests.ts";

const TIMEOUT_MS = 20_000;
/** How much of a response is read and shown. */
const MOST_CHARACTERS = 1_000;

/** Delivers an event to a destination. Returns the status of the response; throws unless it was accepted. */
export async function deliver(destination: Destination, event: EnquiryEvent, mail: MailOptions) {
  const { status } = await sendEvent(destination, event, mail);
  // The response's text is not logged, because it may quote the visitor.
  if (!isTaken(status)) throw Object.assign(new Error(`it answered ${status}`), { responseCode: status });
  return String(status);
}

/** Whether a status means that the destination accepted the event. */
export function isTaken(status: number) {
  return status >= 200 && status <= 299;
}

/** The SMTP status of an accepted message. */
const TAKEN = 250;

/** Sends an event once. Returns any response with the start of its text; throws if none arrives within 20 seconds. */
export async function sendEvent(destination: Destination, event: EnquiryEvent, mail: MailOptions) {
  if (destination.kind === "mail") {
    await createMailSender(mail)(event.id, toEventMail(destination, event));
    return { status: TAKEN, text: "" };
  }
  const { url, headers, body } = toRequest(destination, event);
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers,
    body,
  });
  return { status: response.status, text: await readStart(response) };
}

/** Reads the start of a response. Never throws, because only the status decides. */
async function readStart({ body }: Response) {
  const decoder = new TextDecoder();
  let start = "";
  try {
    for await (const chunk of body ?? []) {
      start += decoder.decode(chunk, { stream: true });
      if (start.length >= MOST_CHARACTERS) break;
    }
  } catch (error) {
    return `${start.slice(0, MOST_CHARACTERS)} (${error instanceof Error ? error.message : "cut off"})`;
  }
  return start.slice(0, MOST_CHARACTERS);
}

/** The visitor's message comes last, so that its lines cannot pass for earlier labels. */
const defaultLines = {
  Name: "{{name}}",
  Email: "{{email}}",
  Phone: "{{phone}}",
  "Listing ID": "{{listingId}}",
  Property: "{{listingAddress}}",
  "Property link": "{{listingUrl}}",
  Agent: "{{agentName}}",
  Enquiry: "{{title}}",
  Reference: "{{reference}}",
  Source: "{{agency}} website",
  Details: "{{particulars}}",
  Message: "{{message}}",
};

/** A mail for software to parse: plain text, with a label and its value on each line. */
function toEventMail(destination: Extract<Destination, { kind: "mail" }>, event: EnquiryEvent): MailPayload {
  const { name, to, lines = defaultLines, secrets } = destination;
  const facts = toEnquiryFacts(event);
  const filled = fillTexts(lines, createFill(facts, secrets));
  return {
    channel: "mail",
    to: { name, address: to },
    replyTo: facts.email ? { name: facts.name, address: facts.email } : undefined,
    subject: `${facts.title}: ${[facts.name, facts.listingAddress].filter(Boolean).join(", ")} [${facts.reference}]`,
    text: filled.map(([label, value]) => `${label}: ${value}\n`).join(""),
    html: "",
  };
}
