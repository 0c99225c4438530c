import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import pino from "pino";
import { createProxyList } from "../http/client-address.ts";
import { decodePath } from "../http/decode-path.ts";
import { findPersonalPages } from "../http/personal-rules.ts";
import { monitored } from "../pages/route-match.ts";

/** The header that carries a response's id. */
export const REQUEST_ID = "X-Request-Id";

const MAX_PATH_LENGTH = 200;
const MS_PER_SECOND = 1000;
const requestId = /^[\w.:-]{8,64}$/;

export type Log = pino.Logger;
/** The id of a request from a peer, which may have been given one. */
export type ToRequestId = (peer: string, given: string | undefined) => string;

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
export function createRequestId(trustedProxies: readonly string[]): ToRequestId {
  const isTrusted = createProxyList(trustedProxies);
  return (peer, given) =>
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
 * One line per response that no monitor asked for: id, method, route, status, milliseconds. The path may hold what a visitor typed, so it is
 * logged only where no page was found: broken links have to be mended.
 */
export function createResponseLog({ log, toRoute, metrics }: ResponseLogOptions): LogResponse {
  return ({ request, method, path, status, start }) => {
    const route = toRoute(withoutQuery(path));
    const ms = performance.now() - start;
    metrics?.countResponse({ route, status, seconds: ms / MS_PER_SECOND });
    if (monitored.includes(withoutQuery(path))) return;
    const line = { request, method, route, status, ms: Math.round(ms * 10) / 10 };
    if (status === 404) log.info({ ...line, path: toLoggedPath(path) }, "not found");
    else log.info(line, "request");
  };
}

/** A path fit for a log line: without query, tokens, e-mail addresses, phone numbers and control characters. */
export function toLoggedPath(path: string) {
  const shown = withoutTokens(decode(withoutQuery(path)));
  return encodeControlCharacters(hidePersonal(shown)).slice(0, MAX_PATH_LENGTH);
}

/** As /shortlist/join/…: the rest may be a token, or one that a mail program has changed. */
function withoutTokens(path: string) {
  const [first = "", ...rest] = path.replace(/^\/+/, "").split("/");
  return rest.length > 0 && findPersonalPages(first)?.hasTokens ? `/${first}/…` : path;
}

/** Decoded repeatedly, so that encoded letters hide nothing. */
function decode(path: string): string {
  const decoded = decodePath(path);
  return decoded === undefined || decoded === path ? path : decode(decoded);
}

function withoutQuery(path: string) {
  return path.split("?", 1)[0] ?? "";
}

function encodeControlCharacters(text: string) {
  return text.replace(/\p{Cc}/gu, (character) => encodeURIComponent(character));
}

const MAX_MESSAGE_LENGTH = 200;
/** Bounds the time of the regular expressions below. */
const MAX_READ_LENGTH = 2_000;
const FRAMES = 8;
const email = /[^\s/"'()=<>,;]+(?:@|%40)[^\s/"'()=<>,;]+/gi;
/** Digits that stand alone and are no date; within a name, as in an id, only those that begin as a number of ours does. */
const telephone =
  /(?<![\w-])(?!\d{4}-\d\d-\d\d)\+?\d[\d\s()-]{6,}\d(?!\w)|(?:\+?61|0)\s?[2-478](?:[\s-]?\d){8}/g;
/** At least the length of our links' tokens. */
const long = /[\w-]{20,}/g;
/** A part of an id or a file name: words with their number, joined ones as in `WithEmptyImages`, or hexadecimal. */
const readable = /^(?:[A-Z]?[a-z]+(?:[A-Z][a-z]{2,})*\d*|[A-Z]+\d*|[\da-f]*)$/;
const quoted = /"[^"]*"|'[^']*'|`[^`]*`|=\([^)]*\)/g;

/** Removes e-mail addresses, phone numbers, and tokens, which open what they lead to. */
export function hidePersonal(text: string) {
  return text
    .slice(0, MAX_READ_LENGTH)
    .replace(email, "…")
    .replace(telephone, "…")
    .replace(long, (run) => (mayBeToken(run) ? "…" : run));
}

/** Tokens have letters of both cases, and hold what no name has (make-token.server.ts). */
function mayBeToken(run: string) {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && !run.split(/[-_]/).every((part) => readable.test(part));
}

/** An error for the log. What its message quotes is removed: databases quote the values they reject. */
export function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: "code" in error ? String(error.code) : undefined,
    message: hidePersonal(error.message.slice(0, MAX_READ_LENGTH).replace(quoted, "…")).slice(
      0,
      MAX_MESSAGE_LENGTH,
    ),
    at: frames.slice(0, FRAMES).map((line) => line.trim()),
  };
}
