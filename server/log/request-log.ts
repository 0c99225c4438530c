import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import pino from "pino";
import { createProxyList } from "../http/client-address.ts";
import { hidePersonal, toLoggedError } from "./logged-error.ts";

/** The header that carries a response's id. */
export const REQUEST_ID = "X-Request-Id";

const MAX_PATH_LENGTH = 200;
const MS_PER_SECOND = 1000;
const requestId = /^[\w.:-]{8,64}$/;

export type Log = pino.Logger;
export type ToRequestId = ReturnType<typeof createRequestId>;

/** JSON lines on standard output, without personal data. */
export function createLog(
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  return pino(
    {
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
      mixin: () => currentRequest.getStore() ?? {},
    },
    destination,
  );
}

/** Everything logged while a request is handled carries its id. */
const currentRequest = new AsyncLocalStorage<{ request: string }>();

/** The id of a request: the one given by a trusted proxy, or else a new one. */
export function createRequestId(trustedProxies: readonly string[]) {
  const isTrusted = createProxyList(trustedProxies);
  return (peer: string, given: string | undefined) =>
    given !== undefined && requestId.test(given) && isTrusted(peer) ? given : randomUUID();
}

/** Logs every request and gives its response the request's id. */
export function requestLog(logResponse: LogResponse, toRequestId: ToRequestId): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const { method, path } = context.req;
    const peer = getConnInfo(context).remote.address ?? "";
    const request = toRequestId(peer, context.req.header(REQUEST_ID));
    await currentRequest.run({ request }, next);
    context.res.headers.set(REQUEST_ID, request);
    logResponse({ request, method, path, status: context.res.status, start });
  };
}

type LoggedResponse = { request: string; method: string; path: string; status: number; start: number };
export type LogResponse = (response: LoggedResponse) => void;

type ResponseLogOptions = {
  log: Log;
  /** The route pattern of a path. */
  toRoute: (path: string) => string;
  metrics?: { countResponse(response: { route: string; status: number; seconds: number }): void };
};

/**
 * One line per response: id, method, route, status, milliseconds. The path may hold what a visitor typed, so it is
 * logged only where no page was found: broken links have to be mended.
 */
export function createResponseLog({ log, toRoute, metrics }: ResponseLogOptions): LogResponse {
  return ({ request, method, path, status, start }) => {
    const route = toRoute(withoutQuery(path));
    const ms = performance.now() - start;
    metrics?.countResponse({ route, status, seconds: ms / MS_PER_SECOND });
    const line = { request, method, route, status, ms: Math.round(ms * 10) / 10 };
    if (status === 404) log.info({ ...line, path: toLoggedPath(path) }, "not found");
    else log.info(line, "request");
  };
}

/** As /shortlist/join/…: whatever follows may be a token, or one that a mail program has changed. */
const underToken = /^\/*(shortlist)\/.*/is;

/** A path fit for a log line: without query, tokens, e-mail addresses, phone numbers and control characters. */
export function toLoggedPath(path: string) {
  const shown = decode(withoutQuery(path)).replace(underToken, "/$1/…");
  return encodeControlCharacters(hidePersonal(shown)).slice(0, MAX_PATH_LENGTH);
}

/** Encoded letters hide nothing from us, twice encoded neither. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decode(decoded);
  } catch {
    return path;
  }
}

function withoutQuery(path: string) {
  const end = path.indexOf("?");
  return end === -1 ? path : path.slice(0, end);
}

function encodeControlCharacters(text: string) {
  return text.replace(/\p{Cc}/gu, (character) => encodeURIComponent(character));
}
