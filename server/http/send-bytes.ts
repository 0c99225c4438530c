import type { Context } from "hono";

/** Longer files are not read into memory whole. */
const LARGE_BYTES = 1024 * 1024;

/**
 * Sends a file, or the single part that a Range header asks for (RFC 9110 §14). Requests for several parts, or for a
 * part of another version, get the whole file.
 */
export async function sendBytes(context: Context, file: Blob, etag: string) {
  const { req } = context;
  const isSameVersion = [undefined, etag].includes(req.header("If-Range"));
  const range =
    req.method === "GET" && isSameVersion ? parseRange(req.header("Range"), file.size) : undefined;
  context.header("Accept-Ranges", "bytes");
  if (!range) return sendWhole(context, file);
  if (range.start > range.end) {
    context.header("Content-Range", `bytes */${file.size}`);
    context.header("Cache-Control", "no-store");
    return context.text("The file does not reach so far.", 416);
  }
  context.status(206);
  context.header("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
  return sendWhole(context, file.slice(range.start, range.end + 1));
}

async function sendWhole(context: Context, part: Blob) {
  context.header("Content-Length", String(part.size));
  if (context.req.method === "HEAD") return context.body(null);
  return context.body(part.size > LARGE_BYTES ? part.stream() : await part.arrayBuffer());
}

/** Returns the first and last byte. Undefined for an invalid range, which is ignored. */
function parseRange(header: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined) return undefined;
  const end = size - 1;
  if (first === "") return last === "" ? undefined : { start: Math.max(0, size - Number(last)), end };
  if (last === "") return { start: Number(first), end };
  if (Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: Math.min(Number(last), end) };
}
