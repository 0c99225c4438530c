import type { IncomingMessage, RequestListener } from "node:http";
import { chooseEncoding } from "../http/negotiate.ts";
import { type LogResponse, REQUEST_ID, type ToRequestId } from "../log/request-log.ts";
import { chooseReply, type PageCache } from "./page-cache.ts";

type CachedPagesOptions = {
  pages: PageCache;
  logResponse: LogResponse;
  toRequestId: ToRequestId;
  /** False after SIGTERM. */
  isAccepting: () => boolean;
};

/**
 * Serves cache hits straight from memory, ahead of the chain (web.ts), which costs about six times as much
 * (docs/decisions/pages.md). Others go to `next`. Both build replies from the same page (page-cache.ts), so headers
 * match.
 */
export function serveCachedPages(
  next: RequestListener,
  { pages, logResponse, toRequestId, isAccepting }: CachedPagesOptions,
): RequestListener {
  return (request, response) => {
    const start = performance.now();
    const { method = "", url = "" } = request;
    const page = isAccepting() && isSimple(request) ? pages.get(url) : undefined;
    if (!page) return next(request, response);

    const { headers, socket } = request;
    const given = headers["x-request-id"];
    const id = toRequestId(socket.remoteAddress ?? "", typeof given === "string" ? given : undefined);
    const reply = chooseReply(page, {
      ifNoneMatch: headers["if-none-match"],
      acceptEncoding: headers["accept-encoding"],
    });
    response.writeHead(reply.status, { ...reply.headers, [REQUEST_ID]: id });
    response.end(method === "HEAD" ? undefined : reply.body);
    logResponse({ request: id, method, path: url, status: reply.status, start });
  };
}

/** Whether a request is a GET or HEAD without a body that does not want gzip, which only the chain makes. */
function isSimple({ method, headers }: IncomingMessage) {
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  const wantsGzip = chooseEncoding(headers["accept-encoding"]) === "gzip";
  return (method === "GET" || method === "HEAD") && !hasBody && !wantsGzip;
}
