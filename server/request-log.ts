import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import pino from "pino";

/** The header that carries an answer's id. */
export const REQUEST_ID = "X-Request-Id";

const LONGEST_LOGGED_PATH = 200;

export type Log = pino.Logger;

/** Logs are JSON lines on standard output; nothing in them says who the visitor is. */
export function createLog(
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  return pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Gives every answer an id and logs it. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const request = randomUUID();
    await next();
    context.res.headers.set(REQUEST_ID, request);
    const { method, path } = context.req;
    logAnswer(log, { request, method, path, status: context.res.status, start });
  };
}

type Answered = { request: string; method: string; path: string; status: number; start: number };

/** One line an answer: id, method, path, status, milliseconds. The query may hold what a visitor typed: it is left out. */
export function logAnswer(log: Log, { path, start, ...answered }: Answered) {
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const line = { ...answered, path: toLoggedPath(path), ms };
  log.info(line, answered.status === 404 ? "not found" : "request");
}

/** A path fit for a log line: no query, control characters escaped, at most 200 characters. */
export function toLoggedPath(path: string) {
  const [withoutQuery = ""] = path.split("?");
  return encodeControlCharacters(withoutQuery).slice(0, LONGEST_LOGGED_PATH);
}

function encodeControlCharacters(text: string) {
  return text.replace(/\p{Cc}/gu, (character) => encodeURIComponent(character));
}
