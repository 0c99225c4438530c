import type { ServerOptions } from "node:http";

/** A form is a few KB; 64 is more than any visitor types. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Browsers send some twenty. */
export const MAX_HEADERS = 100;
/** An idle one costs some ten KB; what comes above is closed at once, so that memory stays bounded. */
export const MAX_CONNECTIONS = 4_000;

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** Headers and body together: 64 KB pass even at 26 kbit/s. */
const REQUEST_TIMEOUT_MS = 20_000;
const CHECK_EVERY_MS = 1_000;
/** Longer than proxies keep an idle connection (nginx 60 s), or one would be closed just as it is used again. */
const KEEP_ALIVE_MS = 75_000;

export const serverOptions: ServerOptions = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_EVERY_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  // request-rules.ts asks for it, with an answer that carries our headers.
  requireHostHeader: false,
  insecureHTTPParser: false,
};
