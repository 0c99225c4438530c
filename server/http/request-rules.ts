import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { OpenModules } from "#app/modules.server.ts";
import { decodePath } from "./decode-path.ts";
import { type BodyLimit, getBodyLimit, isUpload, MAX_HEADERS } from "./limits.ts";
import { isOfMails, isPersonal } from "./personal-rules.ts";

/** Reason for refusing a request; `message` is for the client. */
export type Refusal = { status: number; message: string };

export const unreadable: Refusal = { status: 400, message: "This request cannot be read." };
/** The longest accepted address; our pages have shorter ones. */
const LONGEST_TARGET = 8_000;
const tooLong: Refusal = { status: 414, message: "This address is too long. Please use fewer filters." };
const tooManyHeaders: Refusal = { status: 431, message: "This request has too many headers." };

/** Checks every request first: framing, size, path, host. */
export function createRequestRules(publicOrigin: string) {
  const isOurs = createHostRule(publicOrigin);
  const elsewhere: Refusal = { status: 421, message: `This server answers for ${publicOrigin} only.` };

  return (request: IncomingMessage): Refusal | undefined => {
    if (request.rawHeaders.length > MAX_HEADERS * 2) return tooManyHeaders;
    if (!isFramedPlainly(request)) return unreadable;
    if ((request.url ?? "").length > LONGEST_TARGET) return tooLong;
    const target = parseTarget(request);
    const length = Number(request.headers["content-length"] ?? 0);
    const limit = getBodyLimit(target?.path ?? "", length);
    if (length > limit.bytes) return toTooLarge(limit);
    if (!target) return unreadable;
    return isHealthCheck(target.path) || isOurs(target.host) ? undefined : elsewhere;
  };
}

function toTooLarge({ words }: BodyLimit): Refusal {
  return { status: 413, message: `That is more than ${words}. Please send less.` };
}

/** Prevents request smuggling: allows one host and no transfer coding but chunked (RFC 9112 §3.2, §6.1). */
function isFramedPlainly({ httpVersion, rawHeaders, headers }: IncomingMessage) {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return false;
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.toLowerCase() !== "chunked") return false;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 1;
}

const hostForm = /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/;

/** Path and host; an absolute URL takes precedence over the Host header (RFC 9112 §3.2.2). */
function parseTarget({ url = "", method = "GET", headers }: IncomingMessage) {
  const absolute = url.startsWith("/") ? undefined : URL.parse(url);
  const isAbsolute = absolute?.protocol === "http:" || absolute?.protocol === "https:";
  const host = isAbsolute ? absolute.host : (headers.host ?? "");
  const path = isAbsolute ? absolute.pathname : (url.split("?", 1)[0] ?? "");
  return isPath(path, method === "GET" || method === "HEAD") && hostForm.test(host)
    ? { path, host }
    : undefined;
}

/** Refuses paths that other software might read differently: invalid escapes, control characters, other hosts. */
function isPath(path: string, isRead: boolean) {
  const decoded = path.startsWith("/") ? decodePath(path) : undefined;
  if (decoded === undefined || isOfAnotherHost(decoded)) return false;
  // Mail programs append a line break to links to public pages; mend-links.ts redirects them.
  const [plain = ""] = decoded.split(/[\t\r\n]/, 1);
  const ending = decoded.slice(plain.length);
  const isMendable = ending === "" || (isRead && /^[\t\r\n]*$/.test(ending) && !isPersonal(plain));
  return isMendable && !/[\p{Cc}\\]/u.test(plain);
}

/** Two leading slashes, even after resolving "/./" and "/x/../", would start a host name in a link or redirect. */
function isOfAnotherHost(path: string) {
  return path.startsWith("//") || URL.parse(path, "http://own.invalid")?.pathname.startsWith("//") !== false;
}

/** Monitoring sends health checks to the IP address. */
function isHealthCheck(path: string) {
  return path === "/healthz" || path === "/readyz";
}

function createHostRule(publicOrigin: string) {
  const { hostname } = new URL(publicOrigin);
  // In development the site has several host names, such as the address that a phone uses.
  if (hostname === "localhost") return () => true;
  return (host: string) => host.replace(/:\d{1,5}$/, "").toLowerCase() === hostname;
}

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Accepts form posts only, and only from our own pages (CSRF). Personal pages require the browser's Origin header. */
export function formRules(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const origin = context.req.header("Origin");
    const site = context.req.header("Sec-Fetch-Site");
    const { path } = context.req;
    const isRefused = isPersonal(path)
      ? (origin === undefined && !isOfMails(path)) || (site !== undefined && site !== "same-origin")
      : site === "cross-site";
    if (isRefused || !isOwn(origin, publicOrigin, context.req.header("Host")))
      return context.text(`We only accept forms from the pages of ${publicOrigin}. Nothing was sent.`, 403);
    const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!formTypes.includes(type))
      return context.text("This address takes forms only. Nothing was sent.", 415);
    return next();
  };
}

/** Browsers always send Origin; mail programs that unsubscribe by one click (RFC 8058) do not. */
function isOwn(origin: string | undefined, publicOrigin: string, host: string | undefined) {
  if (origin === undefined || origin === publicOrigin) return true;
  // A local site has several host names.
  const isLocal = new URL(publicOrigin).hostname === "localhost";
  return isLocal && URL.canParse(origin) && new URL(origin).host === host;
}

type Sessions = Pick<OpenModules, "isTrusted" | "isClosed">;

/** Limits a body's size by its address. Only signed-in people may send more than a form's size. */
export function limitBodies(modules: Sessions): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const length = Number(context.req.header("Content-Length") ?? 0);
    if (await modules.isClosed(path)) return toLimiter(getBodyLimit(path, 0))(context, next);
    if (isUpload(path, length) && !(await isTrusted(modules, context)))
      return context.text(SIGNED_OUT, 401, { Connection: "close" });
    return toLimiter(getBodyLimit(path, length))(context, next);
  };
}

const SIGNED_OUT =
  "You are signed out, or the store does not answer, so the pictures were not taken. Sign in on another page, come back to the form, and send it again.";

function isTrusted(modules: Sessions, { req }: Context) {
  return modules.isTrusted(req.raw).catch(() => false);
}

function toLimiter(limit: BodyLimit) {
  return bodyLimit({
    maxSize: limit.bytes,
    onError: (context) => context.text(toTooLarge(limit).message, 413),
  });
}
