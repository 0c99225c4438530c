const MAX_MESSAGE_LENGTH = 200;
/** Bounds the time of the regular expressions below. */
const MAX_READ_LENGTH = 2_000;
const FRAMES = 8;
const personal = /[^\s/"'()=<>,;]+(?:@|%40)[^\s/"'()=<>,;]+|\+?\d[\d\s()-]{6,}\d/gi;
/** As long as the tokens of our links, and like them in letters of both sizes: no word of ours is. */
const token = /[\w-]{20,}/g;
const quoted = /"[^"]*"|'[^']*'|`[^`]*`|=\([^)]*\)/g;

/** Removes e-mail addresses, phone numbers, and tokens, which open what they lead to. */
export function hidePersonal(text: string) {
  return text
    .slice(0, MAX_READ_LENGTH)
    .replace(personal, "…")
    .replace(token, (run) => (/[a-z]/.test(run) && /[A-Z]/.test(run) ? "…" : run));
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
