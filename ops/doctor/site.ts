import { randomUUID } from "node:crypto";
import { resolve4, resolve6 } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { type ConnectionOptions, connect, type TLSSocket } from "node:tls";
import { isPublicAddress } from "#app/core/public-address.ts";
import { DAY_MS } from "#app/region/time.ts";
import { limitBytes } from "#app/store/limit-bytes.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { toReason } from "../command.ts";
import { createFinding, type Finding } from "./finding.ts";

const ANSWER_MS = 10_000;
const MOST_BYTES = 1024 * 1024;
/** Certificates are normally renewed a month before they expire. */
const RENEWED_DAYS = 14;

/** Checks name, certificate and proxy, in the order that a request passes them. */
export async function checkSite({ publicOrigin }: Environment, at?: string): Promise<Finding[]> {
  const origin = new URL(publicOrigin);
  const name = createFinding("name");
  if (origin.protocol !== "https:")
    return [
      name.fault(
        `PUBLIC_ORIGIN is ${publicOrigin}, so nothing is encrypted`,
        "Set it to the https:// address that visitors will see, with a proxy in front.",
      ),
    ];
  const addresses = await resolveName(origin.hostname);
  const address = at ?? addresses[0];
  if (!address)
    return [
      name.fault(
        `${origin.hostname} leads nowhere`,
        "Ask the company that runs your domain for an A record with the address of this machine (and AAAA, if it has IPv6).",
      ),
    ];
  const leads = `${origin.hostname} leads ${addresses.length > 0 ? `to ${addresses.join(", ")}` : "nowhere"}`;
  const where = toWhere(origin, address);
  const checks = [checkCertificate(where, at !== undefined), checkProxy(origin, where)];
  return [checkAddresses(leads, addresses, at), ...(await Promise.all(checks))];
}

function checkAddresses(leads: string, addresses: readonly string[], at?: string): Finding {
  const { good, warning } = createFinding("name");
  if (at) return good(`${leads}; the site is asked at ${at}`);
  return addresses.every(isPublicAddress)
    ? good(leads)
    : warning(
        leads,
        "That address cannot be reached from outside: give the name the public address of this machine.",
      );
}

/** Queries DNS, because this machine's hosts file may say something else. */
async function resolveName(hostname: string) {
  const found = await Promise.allSettled([resolve4(hostname), resolve6(hostname)]);
  return found.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
}

type Where = { host: string; port: number; servername: string };

function toWhere(origin: URL, address: string): Where {
  return {
    host: address,
    port: Number(origin.port || (origin.protocol === "https:" ? 443 : 80)),
    servername: origin.hostname,
  };
}

async function checkCertificate(where: Where, isBeforeMove: boolean): Promise<Finding> {
  const { good, warning, fault } = createFinding("certificate");
  try {
    const { authorizationError, validTo } = await readCertificate(where);
    const days = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS);
    const found = `valid until ${new Date(validTo).toISOString().slice(0, 10)}`;
    if (authorizationError && isBeforeMove)
      return warning(
        `browsers refuse it: ${authorizationError}`,
        "The proxy can get a real one once the name leads here: ask again then, without --at.",
      );
    if (authorizationError)
      return fault(
        `browsers refuse it: ${authorizationError}`,
        `See in the proxy's log why it has no certificate for ${where.servername} (journalctl -u caddy); port 80 must be open for one.`,
      );
    if (days < RENEWED_DAYS)
      return warning(found, "It was not renewed in time: look into the proxy's or certbot's log.");
    return good(found);
  } catch (error) {
    return fault(
      `port ${where.port} of ${where.host} does not answer: ${toReason(error)}`,
      "Start the proxy, and open ports 80 and 443 to everybody.",
    );
  }
}

function readCertificate(where: ConnectionOptions) {
  return new Promise<{ authorizationError: string; validTo: string }>((resolve, reject) => {
    const socket: TLSSocket = connect({ ...where, rejectUnauthorized: false }, () => {
      const authorizationError = socket.authorized ? "" : String(socket.authorizationError);
      resolve({ authorizationError, validTo: socket.getPeerCertificate().valid_to });
      socket.end();
    });
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error("no answer in time")));
    socket.on("error", reject);
  });
}

/** A trusted proxy may set a request's id, which the site repeats in its answer. */
async function checkProxy(origin: URL, where: Where): Promise<Finding> {
  const { good, fault } = createFinding("proxy");
  const { host } = origin;
  const id = `doctor-${randomUUID()}`;
  try {
    const answer = await askSite(
      origin,
      "/healthz",
      { "x-request-id": id },
      // Another check reports an invalid certificate.
      { address: where.host, isVerified: false },
    );
    const { status, requestId } = answer;
    if (isStopped(answer))
      return fault(
        `the site does not run: the proxy answers ${status} for it`,
        "Start it (systemctl start headland@1 headland@2); journalctl -u headland@1 says why it ended.",
      );
    if (status === 421)
      return fault(
        `the site answers no requests for ${host}`,
        "The running process has another PUBLIC_ORIGIN: restart it, and let the proxy pass the name on (Host).",
      );
    if (status !== 200 || !requestId)
      return fault(
        `${host} answers ${status}${requestId ? "" : ", and it is not this site"}`,
        "Start the site, and let the proxy pass requests to its ports.",
      );
    if (requestId !== id)
      return fault(
        "the site does not trust the proxy, so that all visitors share one limit of forms",
        "Set TRUSTED_PROXIES to the proxy's address (127.0.0.1 on the same machine), and restart.",
      );
    return good("the site is behind it, and trusts it");
  } catch (error) {
    return fault(
      `${host} does not answer: ${toReason(error)}`,
      "Fix what is said of name and certificate first.",
    );
  }
}

const gatewayErrors = [502, 503, 504];

/** Whether a proxy answered in place of a stopped site: the site's own answers carry a request id. */
export function isStopped({ status, requestId }: { status: number; requestId: string }) {
  return gatewayErrors.includes(status) && !requestId;
}

/** Requests the site under its name, at an address that the name may not resolve to yet. */
export function askSite(
  origin: URL,
  path: string,
  headers: http.OutgoingHttpHeaders,
  { address = origin.hostname, isVerified }: { address?: string; isVerified: boolean },
) {
  const { get } = origin.protocol === "https:" ? https : http;
  const options = {
    ...toWhere(origin, address),
    path,
    headers: { host: origin.host, ...headers },
    rejectUnauthorized: isVerified,
    signal: AbortSignal.timeout(ANSWER_MS),
  };
  const tooLarge = () => new Error(`more than ${MOST_BYTES} bytes came`);
  return new Promise<{ status: number; requestId: string; body: string }>((resolve, reject) => {
    const request = get(options, (response) => {
      const requestId = String(response.headers["x-request-id"] ?? "");
      const answer = { status: response.statusCode ?? 0, requestId };
      text(limitBytes(response, { mostBytes: MOST_BYTES, tooLarge })).then(
        (body) => resolve({ ...answer, body }),
        reject,
      );
    });
    request.on("error", reject);
  });
}
