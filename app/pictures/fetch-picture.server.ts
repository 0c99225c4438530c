import { lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "#app/core/public-address.ts";
import { saveStream } from "#app/pictures/save-stream.server.ts";
import { MAX_BYTES, PictureError, tooLarge, unreachable } from "./picture-error.ts";

const MAX_MS = 20_000;
const MAX_REDIRECTS = 3;
const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

type FetcherOptions = {
  /** Whether a host may resolve to an IP address. */
  isAllowedAddress?: (address: string) => boolean;
  /** A certificate to trust instead of the usual authorities. */
  ca?: string;
};

type PictureRequest = {
  url: string;
  /** The provider's allowed origins. */
  origins: readonly string[];
  file: string;
  /** Headers of an earlier copy; the picture is then fetched only if it has changed. */
  known?: { etag: string | null; lastModified: string | null };
  signal?: AbortSignal;
};

export type FetchedFile = { sha256: string; etag: string | null; lastModified: string | null };

export type FetchPicture = (request: PictureRequest) => Promise<FetchedFile | "unchanged">;

/**
 * Creates the function that fetches a feed's pictures: only from the provider's origins, only from public IP addresses
 * (checked while connecting), with at most 3 redirects, 25 MB and 20 s. It throws a PictureError.
 */
export function createPictureFetcher({
  isAllowedAddress = isPublicAddress,
  ca,
}: FetcherOptions = {}): FetchPicture {
  const checkedLookup = createCheckedLookup(isAllowedAddress);

  return async function fetchPicture({ url, origins, file, known, signal: stopping }) {
    const timeout = AbortSignal.timeout(MAX_MS);
    const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
    try {
      const response = await follow(parseAllowed(url, origins));
      if (response.statusCode === 304 && known) {
        response.destroy();
        return "unchanged";
      }
      return await save(response, file, signal);
    } catch (error) {
      throw toPictureError(error, url, timeout);
    }

    async function follow(address: URL, redirected = 0): Promise<IncomingMessage> {
      if (isIP(toHost(address)) && !isAllowedAddress(toHost(address)))
        throw refuse(address.host, toHost(address));
      const headers = toHeaders(known);
      const response = await get(address, { headers, lookup: checkedLookup, ca, signal });
      const { location } = response.headers;
      if (!redirects.has(response.statusCode) || !location) return response;
      response.destroy();
      if (redirected === MAX_REDIRECTS) throw unreachable(`It redirects more than ${MAX_REDIRECTS} times.`);
      return follow(parseAllowed(location, origins, address), redirected + 1);
    }
  };
}

function get(url: URL, options: https.RequestOptions) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    // No agent, so that no connection is reused whose address was not checked.
    const client = url.protocol === "https:" ? https : http;
    client.get(url, { ...options, agent: false }, resolve).on("error", reject);
  });
}

function toHeaders(known: PictureRequest["known"]) {
  return {
    Accept: "image/*, application/pdf",
    "Accept-Encoding": "identity",
    "User-Agent": "agency-site",
    ...(known?.etag && { "If-None-Match": known.etag }),
    ...(known?.lastModified && { "If-Modified-Since": known.lastModified }),
  };
}

/** For a connection's `lookup`, so that the addresses checked are those connected to. */
function createCheckedLookup(isAllowedAddress: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAllowedAddress(address));
      if (refused) return callback(refuse(host, refused.address), []);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? "", first?.family);
    });
  };
}

async function save(response: IncomingMessage, file: string, signal: AbortSignal): Promise<FetchedFile> {
  const { statusCode, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    throw unreachable(`The server answers ${statusCode}.`);
  }
  if (Number(headers["content-length"]) > MAX_BYTES) {
    response.destroy();
    throw tooLarge();
  }
  const { sha256 } = await saveStream(response, file, { mostBytes: MAX_BYTES, tooLarge, signal });
  return { sha256, etag: headers.etag ?? null, lastModified: headers["last-modified"] ?? null };
}

function toPictureError(error: unknown, url: string, timeout: AbortSignal) {
  if (error instanceof PictureError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const words = timeout.aborted ? `${url} takes longer than ${MAX_MS / 1000} s.` : `${url}: ${reason}.`;
  return unreachable(words, { cause: error });
}

function refuse(host: string, address: string) {
  return unreachable(`${host} is at ${address}, which is not a public address.`);
}

function toHost({ hostname }: URL) {
  return hostname.replace(/^\[|\]$/g, "");
}

/**
 * Whether a provider's origins include that of `url`. They are written https://photos.example, with a port if it is not
 * the default, or https://*.photos.example for all subdomains; http:// has to be listed explicitly.
 */
export function isAllowedOrigin({ protocol, hostname, port }: URL, origins: readonly string[]): boolean {
  return origins.some((origin) => {
    const isBelow = origin.includes("://*.");
    const allowed = URL.parse(origin.replace("://*.", "://"));
    if (!allowed || allowed.protocol !== protocol || allowed.port !== port) return false;
    return isBelow ? hostname.endsWith(`.${allowed.hostname}`) : hostname === allowed.hostname;
  });
}

/** Parses an address of a feed or a redirect. Throws a PictureError if the provider may not use it. */
function parseAllowed(address: string, origins: readonly string[], base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw unreachable(`"${address}" is not an address: correct it.`);
  if (url.username || url.password)
    throw unreachable(`The address on ${url.host} has a password in it: leave it out.`);
  if (isAllowedOrigin(url, origins)) return url;
  throw unreachable(
    `${url.origin} is not among the provider’s hosts of pictures: add it in the agency’s feed.json, if it is theirs.`,
  );
}
