import { isIP } from "node:net";
import { resolve } from "node:path";
import * as v from "valibot";
import { agency } from "#content/agency.ts";

const portNumber = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const megabytes = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number));
const hostName = v.pipe(v.string(), v.trim(), v.regex(/^[\w.:-]+$/));
const folder = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.transform((path) => resolve(path)),
);
const origin = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^/?#@\s]+\/?$/),
  v.check((text) => URL.canParse(text)),
  v.transform((text) => new URL(text).origin),
);
const postgresUrl = v.pipe(v.string(), v.trim(), v.regex(/^postgres(?:ql)?:\/\/\S+$/));
const smtpUrl = v.pipe(v.string(), v.trim(), v.regex(/^smtps?:\/\/\S+$/), v.url());
const webUrl = v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/\S+$/), v.url());
const webhookSecret = v.pipe(v.string(), v.trim(), v.regex(/^whsec_[\w+/=-]{24,}$/));
const emailAddress = v.pipe(v.string(), v.trim(), v.email());
const publicKey = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{8,64}$/));
const perMinute = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
/** At most half of the ten seconds in which the process ends (shutdown.ts); the rest is for the last requests. */
const graceSeconds = v.pipe(v.string(), v.regex(/^[0-5]$/), v.transform(Number));
const months = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((network) => network.trim())),
  v.filterItems((network) => network !== ""),
  v.everyItem(isNetwork),
);
const yesOrNo = v.pipe(
  v.picklist(["yes", "no"]),
  v.transform((word) => word === "yes"),
);
const mode = v.picklist(["production", "development", "test"]);

type Source = Record<string, string | undefined>;
export type Environment = ReturnType<typeof parseEnvironment>;

/** Parses the configuration; an empty variable counts as unset. Throws with the variable, its value and what is accepted. */
export function parseEnvironment(source: Source) {
  const isProduction =
    read(source, "NODE_ENV", mode, "production", "production, development or test") === "production";
  const port = read(source, "PORT", portNumber, "3000", "a whole number from 0 to 65535 (0: any free port)");
  const address = "an address without a path, such as https://www.example.com";
  return {
    isProduction,
    port,
    host: read(
      source,
      "HOST",
      hostName,
      isProduction ? "0.0.0.0" : "127.0.0.1",
      "a host name or an IP address",
    ),
    dataDir: read(source, "DATA_DIR", folder, "data", "the path of a folder"),
    listingsDir: read(source, "LISTINGS_DIR", folder, "public/data", "the path of a folder"),
    pageCacheMb: read(
      source,
      "PAGE_CACHE_MB",
      megabytes,
      "64",
      "a whole number of megabytes (0: keep no pages)",
    ),
    publicOrigin: read(source, "PUBLIC_ORIGIN", origin, `http://localhost:${port}`, address),
    trustedProxies: read(
      source,
      "TRUSTED_PROXIES",
      networks,
      "",
      "a list such as 127.0.0.1, 10.0.0.0/8 (empty: none)",
    ),
    earlyHints: read(source, "EARLY_HINTS", yesOrNo, "no", "yes or no"),
    stopNoticeSeconds: read(
      source,
      "STOP_NOTICE_SECONDS",
      graceSeconds,
      "1",
      "a whole number of seconds from 0 to 5",
    ),
    metrics: readMetrics(source),
    builder: readBuilder(source),
    ...parseEnquiryEnvironment(source),
  };
}

/** How enquiries are stored and delivered. */
function parseEnquiryEnvironment(source: Source) {
  return {
    databaseUrl: readSecret(source, "DATABASE_URL", postgresUrl, "postgres://user:password@host/name"),
    smtpUrl: readSecret(source, "SMTP_URL", smtpUrl, "smtp://user:password@host:587 or smtps://…"),
    mailFrom: read(source, "MAIL_FROM", emailAddress, agency.email, "one e-mail address"),
    officeEmail: read(source, "OFFICE_EMAIL", emailAddress, agency.email, "one e-mail address"),
    webhook: readWebhook(source),
    rateLimitPerMinute: read(
      source,
      "RATE_LIMIT_PER_MINUTE",
      perMinute,
      "20",
      "a whole number of forms (0: no limit)",
    ),
    purgeAfterMonths: read(
      source,
      "PURGE_AFTER_MONTHS",
      months,
      "0",
      "a whole number of months (0: keep enquiries for ever)",
    ),
  };
}

function readMetrics(source: Source) {
  if (!source.METRICS_PORT) return undefined;
  const port = "a whole number from 0 to 65535 (0: any free port; unset: no metrics)";
  return {
    port: read(source, "METRICS_PORT", portNumber, "0", port),
    host: read(source, "METRICS_HOST", hostName, "127.0.0.1", "a host name or an IP address"),
  };
}

function readBuilder(source: Source) {
  const key = readSecret(source, "BUILDER_PUBLIC_KEY", publicKey, "the public key of a space at Builder.io");
  if (!key) return undefined;
  const accepted = "an address without a path, such as https://cdn.builder.io";
  return { key, apiUrl: read(source, "BUILDER_API_URL", origin, "https://cdn.builder.io", accepted) };
}

function readWebhook(source: Source) {
  const url = readSecret(source, "WEBHOOK_URL", webUrl, "an address such as https://crm.example.com/hook");
  const secret = readSecret(
    source,
    "WEBHOOK_SECRET",
    webhookSecret,
    "whsec_ and at least 24 letters of base64",
  );
  if (url && secret) return { url, secret };
  if (url || secret) throw new Error("WEBHOOK_URL and WEBHOOK_SECRET go together; one of them is missing.");
  return undefined;
}

function isNetwork(text: string) {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** A variable that may hold a password: without a default, and its value is not repeated in the error. */
function readSecret<Schema extends v.GenericSchema<string, string>>(
  source: Source,
  name: string,
  schema: Schema,
  accepted: string,
): string | undefined {
  const text = source[name];
  if (!text) return undefined;
  const result = v.safeParse(schema, text);
  if (!result.success) throw new Error(`${name} cannot be read; accepted is ${accepted}.`);
  return result.output;
}

function read<Schema extends v.GenericSchema<string, unknown>>(
  source: Source,
  name: string,
  schema: Schema,
  fallback: string,
  accepted: string,
) {
  const text = source[name] || fallback;
  const result = v.safeParse(schema, text);
  if (!result.success) throw new Error(`${name} is ${JSON.stringify(text)}; accepted is ${accepted}.`);
  return result.output;
}
