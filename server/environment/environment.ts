import { isIP } from "node:net";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import {
  folder,
  matching,
  origin,
  read,
  readSecret,
  type Variables,
  wholeNumber,
} from "#app/core/variables.ts";
import { variableReaders } from "#app/modules.variables.ts";
import { readDestinations } from "./destinations.ts";
import { parsePlaces } from "./places.ts";

/** Schemas of the variables; each message says what is accepted. */
const mode = v.message(v.picklist(["production", "development", "test"]), "production, development or test");
const port = v.message(
  v.pipe(wholeNumber(/^\d{1,5}$/), v.maxValue(65_535)),
  "a whole number from 0 to 65535 (0: any free port)",
);
const hostName = v.message(matching(/^[\w.:-]+$/), "a host name or an IP address");
const networks = v.message(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(",").map((network) => network.trim())),
    v.filterItems((network) => network !== ""),
    v.everyItem(isNetwork),
  ),
  "a list such as 127.0.0.1, 10.0.0.0/8 (empty: none)",
);
const megabytes = v.message(wholeNumber(/^\d{1,5}$/), "a whole number of megabytes (0: cache no pages)");
/** At most half of the ten seconds in which the process ends (main.ts); the rest is for the last requests. */
const graceSeconds = v.message(wholeNumber(/^[0-5]$/), "a whole number of seconds from 0 to 5");
const mails = v.message(wholeNumber(/^\d{1,5}$/), "a whole number of mails (0: no limit)");
const forms = v.message(wholeNumber(/^\d{1,6}$/), "a whole number of forms (0: no limit)");
const months = v.message(wholeNumber(/^\d{1,3}$/), "a whole number of months (0: keep enquiries for ever)");
const emailAddress = v.message(v.pipe(v.string(), v.trim(), v.email()), "one e-mail address");
const smtpUrl = v.message(
  v.pipe(matching(/^smtps?:\/\/\S+$/), v.url()),
  "smtp://user:password@host:587 or smtps://…",
);
const feedToken = v.message(
  matching(/^[\x21-\x7e]{32,}$/),
  "at least 32 printable characters without a space",
);

export type Environment = ReturnType<typeof parseEnvironment>;

/** Parses the configuration; an empty variable counts as unset. Throws with the variable, its value and what is accepted. */
export function parseEnvironment(source: Variables) {
  for (const readOwn of variableReaders) readOwn(source);
  const isProduction = read(source, "NODE_ENV", mode, "production") === "production";
  const portNumber = read(source, "PORT", port, "3000");
  return {
    isProduction,
    port: portNumber,
    host: read(source, "HOST", hostName, isProduction ? "0.0.0.0" : "127.0.0.1"),
    ...parsePlaces(source),
    listingsDir: read(source, "LISTINGS_DIR", folder, toAgencyPath("homes")),
    pageCacheMb: read(source, "PAGE_CACHE_MB", megabytes, "64"),
    publicOrigin: read(source, "PUBLIC_ORIGIN", origin, `http://localhost:${portNumber}`),
    trustedProxies: read(source, "TRUSTED_PROXIES", networks, ""),
    stopNoticeSeconds: read(source, "STOP_NOTICE_SECONDS", graceSeconds, "1"),
    metrics: readMetrics(source),
    feed: readFeed(source),
    smtpUrl: readSecret(source, "SMTP_URL", smtpUrl),
    mailFrom: read(source, "MAIL_FROM", emailAddress, agency.email),
    mailPerMinute: read(source, "MAIL_PER_MINUTE", mails, "60"),
    dkimSelector: readSecret(source, "DKIM_SELECTOR", hostName),
    officeEmail: read(source, "OFFICE_EMAIL", emailAddress, agency.email),
    destinations: readDestinations(source),
    rateLimitPerMinute: read(source, "RATE_LIMIT_PER_MINUTE", forms, "20"),
    purgeAfterMonths: read(source, "PURGE_AFTER_MONTHS", months, "24"),
  };
}

/** Finds settings that are valid and probably not intended; they are logged at the start and shown by /readyz. */
export function findWarnings({ smtpUrl }: Pick<Environment, "smtpUrl">) {
  return smtpUrl ? [] : ["SMTP_URL is not set: mails are written as .eml files and sent to nobody"];
}

function readMetrics(source: Variables) {
  if (!source.METRICS_PORT) return undefined;
  return {
    port: read(source, "METRICS_PORT", port, "0"),
    host: read(source, "METRICS_HOST", hostName, "127.0.0.1"),
  };
}

/** The folder in which the agency's software leaves its files; without FEED_DIR there is no feed. */
function readFeed(source: Variables) {
  if (!source.FEED_DIR) {
    if (source.FEED_PORT || source.FEED_TOKEN)
      throw new Error("FEED_PORT and FEED_TOKEN need FEED_DIR, which is missing.");
    return undefined;
  }
  const token = readSecret(source, "FEED_TOKEN", feedToken);
  const portNumber = source.FEED_PORT ? read(source, "FEED_PORT", port, "0") : undefined;
  if ((portNumber === undefined) !== (token === undefined))
    throw new Error("FEED_PORT and FEED_TOKEN go together; one of them is missing.");
  const host = read(source, "FEED_HOST", hostName, "127.0.0.1");
  return {
    directory: read(source, "FEED_DIR", folder, ""),
    listener: portNumber !== undefined && token !== undefined ? { port: portNumber, host, token } : undefined,
  };
}

function isNetwork(text: string) {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
