import type { ServerOptions } from "node:http";

/** Forms are a few KB. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Browsers send some 20. */
export const MAX_HEADERS = 100;
/** Bounds memory (an idle connection takes some 10 KB); further ones are closed at once. */
export const MAX_CONNECTIONS = 4_000;

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** Headers and body: enough for 64 KB at 26 kbit/s. */
const REQUEST_TIMEOUT_MS = 20_000;
const CHECK_EVERY_MS = 1_000;
/** Longer than proxies keep an idle connection (nginx 60 s), or they would reuse one that is being closed. */
const KEEP_ALIVE_MS = 75_000;

export const serverOptions: ServerOptions = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_EVERY_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  // Checked by request-rules.ts, whose refusal carries our headers.
  requireHostHeader: false,
  insecureHTTPParser: false,
};
