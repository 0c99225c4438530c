import type { ServerOptions } from "node:http";
import { modules } from "#app/modules.ts";

const KB = 1024;
const MB = 1024 * KB;

/** Size limit and time limit (ms) of a request's body. `words` is the size, `slow` the message of a timeout. */
export type BodyLimit = { bytes: number; timeMs: number; words: string; slow: string };

export const TOO_SLOW = "This request took too long.";

/** Forms are a few KB; 64 KB at 26 kbit/s take 20 s. */
const form: BodyLimit = { bytes: 64 * KB, timeMs: 20_000, words: "64 KB", slow: TOO_SLOW };
/** For signed-in people (request-rules.ts): four pictures of 12 MB, or a dozen from a phone; 400 s at 1 Mbit/s. */
const pictures: BodyLimit = {
  bytes: 48 * MB,
  timeMs: 480_000,
  words: "48 MB",
  slow: "The pictures did not arrive within eight minutes, and none was taken. Go back, and send fewer at a time.",
};

/** Forms of modules that may be larger, by address. */
const large = new Map<string, BodyLimit>(
  modules.flatMap(({ largeForms = [] }) =>
    largeForms.map(({ path, bytes, words }) => [path, { ...form, bytes, words }] as const),
  ),
);

const uploads = modules.flatMap(({ uploadsUnder = [] }) => uploadsUnder);

/** Finds the limit of a request by its Content-Length. Without one, the limit of a form applies. */
export function getBodyLimit(path: string, length: number) {
  return large.get(path) ?? (isUpload(path, length) ? pictures : form);
}

/** Whether a request is larger than a form, on a path that takes uploads. */
export function isUpload(path: string, length: number) {
  // React Router adds .data for its own requests.
  return length > form.bytes && uploads.some((under) => isUnder(path, under));
}

function isUnder(path: string, under: string) {
  return path === under || path.startsWith(`${under}/`) || path.startsWith(`${under}.`);
}

/** Browsers send about 20. */
export const MAX_HEADERS = 100;
/** Bounds memory: an idle connection takes about 10 KB. Further connections are closed at once. */
export const MAX_CONNECTIONS = 4_000;

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_EVERY_MS = 1_000;
/** Longer than proxies keep an idle connection (nginx: 60 s); otherwise they would reuse one that is being closed. */
const KEEP_ALIVE_MS = 75_000;

export const serverOptions: ServerOptions = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  // The longest of all; site-server.ts gives most requests less.
  requestTimeout: pictures.timeMs,
  connectionsCheckingInterval: CHECK_EVERY_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  // Checked by request-rules.ts, so that the refusal carries our headers.
  requireHostHeader: false,
  insecureHTTPParser: false,
};
