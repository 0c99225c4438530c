import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import pino from "pino";
import { createProxyList } from "../http/client-address.ts";
import { decodePath } from "../http/decode-path.ts";
import { findPersonalPages } from "../http/personal-rules.ts";
import { monitored } from "../pages/route-match.ts";

/** Response header that carries the request's id. */
export const REQUEST_ID = "X-Request-Id";

const MAX_PATH_LENGTH = 200;
const MS_PER_SECOND = 1000;
const requestId = /^[\w.:-]{8,64}$/;

export type Log = pino.Logger;
/** Chooses the id of a request from its peer and the id it came with. */
export type ToRequestId = (peer: string, given: string | undefined) => string;

/** Creates a log that writes JSON lines to standard output, without personal data. */
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

/** Adds a request's id to every line logged while it is handled. */
const currentRequest = new AsyncLocalStorage<{ request: string }>();

/** Uses the id given by a trusted proxy, otherwise a new one. */
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
  toRoute: (path: string) => string;
  metrics?: { countResponse(response: { route: string; status: number; seconds: number }): void };
};

/**
 * Logs one line per response, except for health checks: id, method, route, status, milliseconds. The path may hold a
 * visitor's words, so it is logged only for 404s: broken links have to be repaired.
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

/** Makes a path safe for the log: without query, tokens, e-mail addresses, phone numbers and control characters. */
export function toLoggedPath(path: string) {
  const shown = withoutTokens(decode(withoutQuery(path)));
  return encodeControlCharacters(hidePersonal(shown)).slice(0, MAX_PATH_LENGTH);
}

/** Cuts /shortlist/join/… after its fixed part: the rest may be a token, or one that a mail program has changed. */
function withoutTokens(path: string) {
  const [first = "", ...rest] = path.replace(/^\/+/, "").split("/");
  return rest.length > 0 && findPersonalPages(first)?.hasTokens ? `/${first}/…` : path;
}

/** Decodes repeatedly, so that encoded letters hide nothing. */
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
/** Digits on their own that are no date, and digits in a word or id that begin like an Australian phone number. */
const telephone =
  /(?<![\w-])(?!\d{4}-\d\d-\d\d)\+?\d[\d\s()-]{6,}\d(?!\w)|(?:\+?61|0)\s?[2-478](?:[\s-]?\d){8}/g;
/** Candidates for tokens: at least as long as the tokens of our links. */
const long = /[\w-]{20,}/g;
/** A part of an id or a file name: words with a number, compounds such as `WithEmptyImages`, or hexadecimal. */
const readable = /^(?:[A-Z]?[a-z]+(?:[A-Z][a-z]{2,})*\d*|[A-Z]+\d*|[\da-f]*)$/;
const quoted = /"[^"]*"|'[^']*'|`[^`]*`|=\([^)]*\)/g;

/** Removes e-mail addresses, phone numbers and tokens. */
export function hidePersonal(text: string) {
  return text
    .slice(0, MAX_READ_LENGTH)
    .replace(email, "…")
    .replace(telephone, "…")
    .replace(long, (run) => (mayBeToken(run) ? "…" : run));
}

/** Tokens have letters of both cases and the mark that names lack (make-token.server.ts). */
function mayBeToken(run: string) {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && !run.split(/[-_]/).every((part) => readable.test(part));
}

/** Prepares an error for the log. Quoted values are removed from its message, since databases quote rejected values. */
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
