import * as v from "valibot";
import { hasAgencyFile, toAgencyPath } from "#app/agency/folder/disk.ts";
import { readFileOfModule } from "#app/agency/folder/read-file.ts";
import { matching, readSecret, type Variables } from "#app/core/variables.ts";
import type { Destination } from "./destination.ts";
import {
  type DestinationSettings,
  findSecretNames,
  leadsFile,
  WEBHOOK,
} from "./folder/destinations-schema.ts";

const webUrl = v.message(
  v.pipe(matching(/^https?:\/\/\S+$/), v.url()),
  "an address such as https://crm.example.com/hook",
);
const webhookSecret = v.message(
  matching(/^whsec_[\w+/=-]{24,}$/),
  "whsec_ and at least 24 letters of base64",
);
/** Secrets are sent in headers, so other characters are not allowed. */
const token = v.message(matching(/^[\x21-\x7e]+$/), "printable characters without a space");

/** Reads all destinations: that of WEBHOOK_URL, and those of destinations.json with their secrets. */
export function readLeadsDestinations(
  source: Variables,
  settings = destinationSettings,
): readonly Destination[] {
  const webhook = readWebhook(source);
  return [...(webhook ? [webhook] : []), ...settings.map((each) => withSecrets(each, source))];
}

function readWebhook(source: Variables): Destination | undefined {
  const url = readSecret(source, "WEBHOOK_URL", webUrl);
  const secret = readSecret(source, "WEBHOOK_SECRET", webhookSecret);
  if (url && secret)
    return {
      kind: "webhook",
      name: WEBHOOK,
      url,
      secret: "WEBHOOK_SECRET",
      secrets: { WEBHOOK_SECRET: secret },
    };
  if (url || secret) throw new Error("WEBHOOK_URL and WEBHOOK_SECRET go together; one of them is missing.");
  return undefined;
}

function withSecrets(settings: DestinationSettings, source: Variables): Destination {
  const schema = settings.kind === "webhook" ? webhookSecret : token;
  const found = findSecretNames(settings).map((name) => [name, readSecret(source, name, schema)] as const);
  const missing = found.filter(([, secret]) => secret === undefined).map(([name]) => name);
  if (missing.length > 0)
    throw new Error(
      `${settings.name} of ${toAgencyPath("destinations.json")} needs ${missing.join(" and ")}, which is not set.`,
    );
  return { ...settings, secrets: Object.fromEntries(found.map(([name, secret = ""]) => [name, secret])) };
}

/** The destinations of destinations.json, which most agencies do not have. */
const destinationSettings = hasAgencyFile(leadsFile.name) ? readFileOfModule(leadsFile) : [];
