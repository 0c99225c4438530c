import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import pino from "pino";
import type { Metrics } from "../metrics/metrics.ts";
import { hidePersonal, toLoggedError } from "./logged-error.ts";

/** The header that carries an answer's id. */
export const REQUEST_ID = "X-Request-Id";

const LONGEST_LOGGED_PATH = 200;
const MS_PER_SECOND = 1000;

export type Log = pino.Logger;
type ToContextId = (context: Context) => string;

/** Logs are JSON lines on standard output; nothing in them says who the visitor is. */
export function createLog(
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  return pino(
    {
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
      // What is logged while a request is answered carries its id.
      mixin: () => currentRequest.getStore() ?? {},
    },
    destination,
  );
}

const currentRequest = new AsyncLocalStorage<{ request: string }>();

/** Gives every answer an id and notes it. */
export function requestLog(
  noteAnswer: NoteAnswer,
  toId: ToContextId = () => randomUUID(),
): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const request = toId(context);
    await currentRequest.run({ request }, next);
    context.res.headers.set(REQUEST_ID, request);
    const { method, path } = context.req;
    noteAnswer({ request, method, path, status: context.res.status, start });
  };
}

type Answered = { request: string; method: string; path: string; status: number; start: number };
export type NoteAnswer = (answered: Answered) => void;

type AnswerLogOptions = {
  log: Log;
  /** The pattern a path belongs to. */
  toRoute: (path: string) => string;
  metrics?: Pick<Metrics, "noteAnswer">;
};

/**
 * One line an answer: id, method, route, status, milliseconds. Path and query may hold what a visitor typed; the path of
 * a page that is not there is logged all the same, or nobody could mend a broken link.
 */
export function createAnswerLog({ log, toRoute, metrics }: AnswerLogOptions): NoteAnswer {
  return ({ request, method, path, status, start }) => {
    const route = toRoute(withoutQuery(path));
    const ms = performance.now() - start;
    metrics?.noteAnswer({ route, status, seconds: ms / MS_PER_SECOND });
    const line = { request, method, route, status, ms: Math.round(ms * 10) / 10 };
    if (status === 404) log.info({ ...line, path: toLoggedPath(path) }, "not found");
    else log.info(line, "request");
  };
}

/** A path fit for a log line: no query, no address or number of a person, no control characters, at most 200 characters. */
export function toLoggedPath(path: string) {
  return encodeControlCharacters(hidePersonal(withoutQuery(path))).slice(0, LONGEST_LOGGED_PATH);
}

function withoutQuery(path: string) {
  const end = path.indexOf("?");
  return end === -1 ? path : path.slice(0, end);
}

function encodeControlCharacters(text: string) {
  return text.replace(/\p{Cc}/gu, (character) => encodeURIComponent(character));
}
