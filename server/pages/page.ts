import { chooseEncoding, compressBrotli } from "../http/compression.ts";
import { isFresh, toETag } from "../http/conditional.ts";

const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const MS_PER_SECOND = 1000;

export type Reply = { status: number; headers: Record<string, string>; body?: Buffer };

/** A finished document with every reply that can be given from it. */
export type Page = {
  etag: string;
  plain: Reply & { body: Buffer };
  brotli: Reply;
  notModified: Reply;
  /** Memory it takes. */
  bytes: number;
  /** Time until it is rendered again; `undefined`: no limit. */
  ttlMs: number | undefined;
};

/** A response as a page for the cache, compressed; as it is when it must not be cached. */
export async function toPage(response: Response): Promise<Page | Response> {
  if (!isCacheable(response)) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const brotli = await compressBrotli(body);
  const etag = toETag(body);
  const own = response.headers.get("Cache-Control");
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", own ?? CACHE_CONTROL);
  headers.set("ETag", etag);
  headers.set("Vary", "Accept-Encoding");
  const shared = Object.fromEntries(headers);
  return {
    etag,
    plain: { status: 200, headers: { ...shared, ...toLength(body) }, body },
    brotli: {
      status: 200,
      headers: { ...shared, "content-encoding": "br", ...toLength(brotli) },
      body: brotli,
    },
    notModified: { status: 304, headers: shared },
    bytes: body.length + brotli.length,
    ttlMs: toTtl(own),
  };
}

function toLength(body: Buffer) {
  return { "content-length": String(body.length) };
}

function toTtl(cacheControl: string | null) {
  const seconds = /s-maxage=(\d+)/.exec(cacheControl ?? "")?.[1];
  return seconds === undefined ? undefined : Number(seconds) * MS_PER_SECOND;
}

type Asked = { ifNoneMatch: string | undefined; acceptEncoding: string | undefined };

/** The reply that suits a request. Clients without brotli get the plain one; the chain (web.ts) compresses it by gzip. */
export function chooseReply(page: Page, { ifNoneMatch, acceptEncoding }: Asked): Reply {
  if (isFresh(ifNoneMatch, page.etag)) return page.notModified;
  return chooseEncoding(acceptEncoding) === "br" ? page.brotli : page.plain;
}

/** Complete, good, and without anything about one visitor. */
function isCacheable({ status, headers }: Response) {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !/no-store|private|s-maxage=0\b/.test(headers.get("Cache-Control") ?? "")
  );
}
