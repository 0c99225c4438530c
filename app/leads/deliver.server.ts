import type { MailPayload } from "#app/store/outbox/letter.ts";
import { createMailSender, type MailOptions } from "#app/store/outbox/mail-sender.server.ts";
import type { Destination } from "./destination.ts";
import { type EnquiryEvent, toEnquiryFacts } from "./enquiry-facts.ts";
import { createFill, fillTexts } from "./fill.ts";
import { toRequest } from "./requests.ts";

const TIMEOUT_MS = 20_000;
/** How much of an answer is read and shown. */
const MOST_CHARACTERS = 1_000;

/** Hands an event to a destination. Returns the status of its answer; throws where it has not taken it. */
export async function deliver(destination: Destination, event: EnquiryEvent, mail: MailOptions) {
  const { status } = await sendEvent(destination, event, mail);
  // Not logged: an answer may quote what a visitor wrote.
  if (!isTaken(status)) throw Object.assign(new Error(`it answered ${status}`), { responseCode: status });
  return String(status);
}

/** Whether an answer says that the destination has it. */
export function isTaken(status: number) {
  return status >= 200 && status <= 299;
}

/** What SMTP says of a message that the server has taken. */
const TAKEN = 250;

/** Sends an event once. Returns the answer, whatever it is, with the start of its text; throws where none comes within 20 seconds. */
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

/** Only the status counts: a text that is long, slow or cut off does not matter. */
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

/** What the visitor wrote comes last: a line of it that looks like a label stands behind the real ones. */
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

/** A mail that software reads: plain text, a label and its value a line. */
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
