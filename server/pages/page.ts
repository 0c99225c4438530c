import { type Compressed, chooseEncoding, compress, encodings } from "../compression.ts";
import { isFresh, toETag } from "../conditional.ts";
import { addSecurityHeaders } from "../security-headers.ts";

const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** One way to answer: status, names and values of the headers in turn, as node:http takes them, and the body. */
export type Answer = { status: number; headers: readonly string[]; body?: Buffer };

/** A finished document with everything it can be answered with, made once. */
export type Page = {
  etag: string;
  plain: Answer;
  compressed: Record<keyof Compressed, Answer>;
  /** For a visitor who has it already. */
  unchanged: Answer;
  /** What it takes up in memory. */
  bytes: number;
};

/** A document to keep; undefined when this answer must not be kept. */
export async function toPage(response: Response): Promise<Page | undefined> {
  if (!isCacheable(response)) return undefined;
  const body = Buffer.from(await response.arrayBuffer());
  const compressed = await compress(body);
  const etag = toETag(body);
  const headers = toHeaders(response, etag);

  function toAnswer(bytes: Buffer, ...more: string[]): Answer {
    return {
      status: 200,
      headers: [...headers, "content-length", String(bytes.length), ...more],
      body: bytes,
    };
  }
  return {
    etag,
    plain: toAnswer(body),
    compressed: {
      br: toAnswer(compressed.br, "content-encoding", "br"),
      gzip: toAnswer(compressed.gzip, "content-encoding", "gzip"),
    },
    unchanged: { status: 304, headers },
    bytes: body.length + encodings.reduce((sum, encoding) => sum + compressed[encoding].length, 0),
  };
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

function toHeaders(response: Response, etag: string) {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", CACHE_CONTROL);
  headers.set("ETag", etag);
  headers.set("Vary", "Accept-Encoding");
  addSecurityHeaders(headers);
  return [...headers].flat();
}
