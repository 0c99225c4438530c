import { isIP } from "node:net";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import {
  folder,
  hostName,
  matching,
  origin,
  port,
  read,
  readSecret,
  type Variables,
  wholeNumber,
} from "#app/core/variables.ts";
import { variableReaders } from "#app/slots/variables.ts";
import { type Places, parsePlaces } from "./places.ts";

/** Schemas of the variables. Each message says which values are accepted. */
const mode = v.message(v.picklist(["production", "development", "test"]), "production, development or test");
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
/** At most half of the ten seconds in which the process ends (main.ts). The rest is left for the last requests. */
const graceSeconds = v.message(wholeNumber(/^[0-5]$/), "a whole number of seconds from 0 to 5");
const mails = v.message(wholeNumber(/^\d{1,5}$/), "a whole number of mails (0: no limit)");
const forms = v.message(wholeNumber(/^\d{1,6}$/), "a whole number of forms (0: no limit)");
const months = v.message(wholeNumber(/^\d{1,3}$/), "a whole number of months (0: keep enquiries for ever)");
const emailAddress = v.message(v.pipe(v.string(), v.trim(), v.email()), "one e-mail address");
const smtpUrl = v.message(
  v.pipe(matching(/^smtps?:\/\/\S+$/), v.url()),
  "smtp://user:password@host:587 or smtps://…",
);

export type Environment = Places & {
  isProduction: boolean;
  port: number;
  host: string;
  listingsDir: string;
  pageCacheMb: number;
  publicOrigin: string;
  /** In the notation of net.BlockList. */
  trustedProxies: readonly string[];
  /** Grace period after SIGTERM. */
  stopNoticeSeconds: number;
  metrics?: { port: number; host: string };
  /** Undefined: mails are written to files. */
  smtpUrl: string | undefined;
  mailFrom: string;
  mailPerMinute: number;
  dkimSelector?: string;
  officeEmail: string;
  rateLimitPerMinute: number;
  purgeAfterMonths: number;
};

/** Parses the configuration; an empty variable counts as unset. Errors name variable, value and accepted values. */
export function parseEnvironment(source: Variables): Environment {
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
    smtpUrl: readSecret(source, "SMTP_URL", smtpUrl),
    mailFrom: read(source, "MAIL_FROM", emailAddress, agency.email),
    mailPerMinute: read(source, "MAIL_PER_MINUTE", mails, "60"),
    dkimSelector: readSecret(source, "DKIM_SELECTOR", hostName),
    officeEmail: read(source, "OFFICE_EMAIL", emailAddress, agency.email),
    rateLimitPerMinute: read(source, "RATE_LIMIT_PER_MINUTE", forms, "20"),
    purgeAfterMonths: read(source, "PURGE_AFTER_MONTHS", months, "24"),
  };
}

/** Finds settings that are valid but probably unintended. They are logged at startup and shown by /readyz. */
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

function isNetwork(text: string) {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
