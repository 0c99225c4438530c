import { chooseEncoding, compress, type Encoding, effort } from "../http/compression.ts";
import { isFresh, toETag } from "../http/conditional.ts";

const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** One way to answer: status, names and values of the headers in turn, as node:http takes them, and the body. */
export type Answer = { status: number; headers: readonly string[]; body?: Buffer };

/** A finished document with everything it can be answered with. */
export type Page = {
  etag: string;
  headers: readonly string[];
  body: Buffer;
  plain: Answer;
  compressed: Record<Encoding, Answer>;
  /** For a visitor who has it already. */
  unchanged: Answer;
  /** Compressed as well as can be. */
  isSmall: boolean;
  /** What it takes up in memory. */
  bytes: number;
  /** The moment (ms) from which it is rendered anew, where its answer said how long it may be kept. */
  keptUntil: number;
};

/** A document to keep, compressed quickly; undefined when this answer must not be kept. */
export async function toPage(response: Response): Promise<Page | undefined> {
  if (!isCacheable(response)) return undefined;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const etag = toETag(body);
  const own = response.headers.get("Cache-Control");
  headers.set("Cache-Control", own ?? CACHE_CONTROL);
  headers.set("ETag", etag);
  headers.set("Vary", "Accept-Encoding");
  return finishPage({ etag, headers: [...headers].flat(), body, keptUntil: toEnd(own) }, "quick");
}

/** The same document, compressed as well as can be. */
export function toSmallPage(page: Page) {
  return finishPage(page, "small");
}

type Document = Pick<Page, "etag" | "headers" | "body" | "keptUntil">;

async function finishPage(page: Document, size: keyof typeof effort): Promise<Page> {
  const { etag, headers, body, keptUntil } = page;
  const { br, gzip } = await compress(body, effort[size]);

  function toAnswer(bytes: Buffer, encoding?: Encoding): Answer {
    const coding = encoding ? ["content-encoding", encoding] : [];
    return {
      status: 200,
      headers: [...headers, ...coding, "content-length", String(bytes.length)],
      body: bytes,
    };
  }
  return {
    etag,
    headers,
    body,
    plain: toAnswer(body),
    compressed: { br: toAnswer(br, "br"), gzip: toAnswer(gzip, "gzip") },
    unchanged: { status: 304, headers },
    isSmall: size === "small",
    bytes: body.length + br.length + gzip.length,
    keptUntil,
  };
}

const lifeInSeconds = /s-maxage=(\d+)/;

function toEnd(cacheControl: string | null) {
  const seconds = lifeInSeconds.exec(cacheControl ?? "")?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(seconds) * 1000;
}

type Asked = { ifNoneMatch: string | undefined; acceptEncoding: string | undefined };

/** The way of answering that suits this visitor's browser. */
export function chooseAnswer(page: Page, { ifNoneMatch, acceptEncoding }: Asked): Answer {
  if (isFresh(ifNoneMatch, page.etag)) return page.unchanged;
  const encoding = chooseEncoding(acceptEncoding);
  return encoding ? page.compressed[encoding] : page.plain;
}

/** A document is kept when it is complete and good, and says nothing about a visitor. */
function isCacheable({ status, headers }: Response) {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !/no-store|private/.test(headers.get("Cache-Control") ?? "")
  );
}
