import type { IncomingMessage } from "node:http";
import { MAX_BODY_BYTES, MAX_HEADERS } from "./limits.ts";

/** Why a request gets no further, in words for whoever sent it. */
export type Refusal = { status: number; message: string };

export const unreadable: Refusal = { status: 400, message: "This request cannot be read." };
export const tooLarge: Refusal = { status: 413, message: "That is more than 64 KB. Please send less." };
const tooManyHeaders: Refusal = { status: 431, message: "This request has too many headers." };

/** What is checked of every request before anything else sees it: framing, size, address, host. */
export function createRequestRules(publicOrigin: string) {
  const isOurs = createHostRule(publicOrigin);
  const elsewhere: Refusal = { status: 421, message: `This server answers for ${publicOrigin} only.` };

  return (request: IncomingMessage): Refusal | undefined => {
    if (request.rawHeaders.length > MAX_HEADERS * 2) return tooManyHeaders;
    if (!isFramedPlainly(request)) return unreadable;
    if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return tooLarge;
    const asked = parseAsked(request);
    if (!asked) return unreadable;
    return isHealthCheck(asked.path) || isOurs(asked.host) ? undefined : elsewhere;
  };
}

/** What proxies have understood in different ways is refused: two hosts, or a body coded twice (RFC 9112 §3.2, §6.1). */
function isFramedPlainly({ httpVersion, rawHeaders, headers }: IncomingMessage) {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return false;
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.toLowerCase() !== "chunked") return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === "host".length && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1;
}

const hostForm = /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/;

/** What is asked for, of whom; an address in place of the path says more than the Host header (RFC 9112 §3.2.2). */
function parseAsked({ url = "", headers }: IncomingMessage) {
  const whole = url.startsWith("/") ? undefined : URL.parse(url);
  const isWhole = whole?.protocol === "http:" || whole?.protocol === "https:";
  const host = isWhole ? whole.host : (headers.host ?? "");
  const path = isWhole ? whole.pathname : (url.split("?", 1)[0] ?? "");
  return isPath(path) && hostForm.test(host) ? { path, host } : undefined;
}

/** What cannot be decoded is no path; control characters are cut off by some, and a backslash is a slash to others. */
function isPath(path: string) {
  if (!path.startsWith("/")) return false;
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Those who watch over the server ask by its number, not by its name. */
function isHealthCheck(path: string) {
  return path === "/healthz" || path === "/readyz";
}

/** Proxies pass the name on with the port or without. */
function createHostRule(publicOrigin: string) {
  const { hostname } = new URL(publicOrigin);
  // Tried out on one's own machine, the same site has several names, the phone's among them.
  if (hostname === "localhost") return () => true;
  return (host: string) => host.replace(/:\d{1,5}$/, "").toLowerCase() === hostname;
}
