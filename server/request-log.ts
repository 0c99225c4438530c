import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import pino from "pino";

const LONGEST_LOGGED_PATH = 200;

export type Log = pino.Logger;
type ToRequestId = (context: Context) => string;

/** Logs are JSON lines on standard output; nothing in them says who the visitor is. */
export function createLog(
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  return pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** One line a request: id, method, path, status, milliseconds. The query may hold what a visitor typed: it is left out. */
export function requestLog(log: Log, toId: ToRequestId = () => randomUUID()): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const request = toId(context);
    await next();
    context.res.headers.set("X-Request-Id", request);
    const { method, path } = context.req;
    const status = context.res.status;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info(
      { request, method, path: toLoggedPath(path), status, ms },
      status === 404 ? "not found" : "request",
    );
  };
}

/** A path fit for a log line: no query, control characters escaped, at most 200 characters. */
export function toLoggedPath(path: string) {
  const [withoutQuery = ""] = path.split("?");
  return encodeControlCharacters(withoutQuery).slice(0, LONGEST_LOGGED_PATH);
}

function encodeControlCharacters(text: string) {
  return text.replace(/\p{Cc}/gu, (character) => encodeURIComponent(character));
}
