import { randomUUID } from "node:crypto";
import { isTaken, sendEvent } from "#app/leads/deliver.server.ts";
import type { Destination } from "#app/leads/destination.ts";
import { readLeadsDestinations } from "#app/leads/read-destinations.ts";
import { startDestination } from "#app/leads/store/destinations.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { toReason } from "../command.ts";
import { toPrintable } from "../enquiries/show.ts";
import type { ModuleCommand } from "../module-command.ts";

/** Part of `npm run enquiries`. */
export const leadsTest: ModuleCommand = {
  name: "test",
  takes: "DESTINATION",
  does: "a marked test to software that gets enquiries",
  run: ({ db, environment }, name = "") => sendTest(db, name, environment),
};

const WORDS = "Test from the website, please delete";

/**
 * Sends an enquiry whose every field says that it is a test, and prints the answer. If accepted, a stopped destination
 * is resumed.
 */
async function sendTest(db: Database, name: string, environment: Environment) {
  const destinations = readLeadsDestinations(process.env);
  const destination = destinations.find((each) => each.name === name);
  if (!destination) {
    const names = destinations.map((each) => JSON.stringify(each.name)).join(", ");
    throw new Error(
      `There is no destination ${JSON.stringify(name)}; destinations.json and WEBHOOK_URL name ${names || "none"}.`,
    );
  }
  const { status, text } = await sendEvent(destination, toTestEvent(environment), environment).catch(
    (error: unknown) => {
      throw new Error(`${name} did not answer: ${toReason(error)}`);
    },
  );
  console.log(
    `${name} answered ${status}${text ? `: ${toPrintable(withoutSecrets(text, destination))}` : ""}`,
  );
  if (!isTaken(status)) throw new Error("It has not taken the test.");
  if (await startDestination(db, name, Date.now()))
    console.log("It was stopped. What waits for it is sent now.");
}

function toTestEvent({ mailFrom, publicOrigin }: Environment) {
  const email = `website-test${mailFrom.slice(mailFrom.lastIndexOf("@"))}`;
  const data = {
    reference: "TEST",
    kind: "question",
    fields: { name: WORDS, email, phone: "", message: WORDS },
    about: {
      listing: { id: "TEST", title: WORDS, address: WORDS, url: `${publicOrigin}/property/TEST` },
      agent: { name: WORDS, email },
    },
  };
  return {
    id: randomUUID(),
    payload: { channel: "event", type: "enquiry.created", data } as const,
    createdAt: Date.now(),
  };
}

/** The answer may repeat what was sent. */
function withoutSecrets(text: string, { secrets }: Destination) {
  return Object.values(secrets).reduce((words, secret) => words.replaceAll(secret, "…"), text);
}
