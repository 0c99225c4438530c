const MAX_MESSAGE_LENGTH = 200;
/** Bounds the time of the regular expressions below. */
const MAX_READ_LENGTH = 2_000;
const FRAMES = 8;
const email = /[^\s/"'()=<>,;]+(?:@|%40)[^\s/"'()=<>,;]+/gi;
/** Digits that stand alone and are no date; within a name, as in an id, only those that begin as a number of ours does. */
const telephone =
  /(?<![\w-])(?!\d{4}-\d\d-\d\d)\+?\d[\d\s()-]{6,}\d(?!\w)|(?:\+?61|0)\s?[2-478](?:[\s-]?\d){8}/g;
/** As long as the tokens of our links. */
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
