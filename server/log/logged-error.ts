const LONGEST_MESSAGE = 200;
/** Longer texts would keep the expressions below busy. */
const LONGEST_READ = 2_000;
const FRAMES = 8;
const personal = /[^\s/"'()=<>,;]+(?:@|%40)[^\s/"'()=<>,;]+|\+?\d[\d\s()-]{6,}\d/gi;
const quoted = /"[^"]*"|'[^']*'|`[^`]*`|=\([^)]*\)/g;

/** Text without e-mail addresses and telephone numbers. */
export function hidePersonal(text: string) {
  return text.slice(0, LONGEST_READ).replace(personal, "…");
}

/** An error for the log: what kind, where, and its words without what they quote, for databases quote what they refuse. */
export function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: "code" in error ? String(error.code) : undefined,
    message: hidePersonal(error.message.slice(0, LONGEST_READ).replace(quoted, "…")).slice(
      0,
      LONGEST_MESSAGE,
    ),
    at: frames.slice(0, FRAMES).map((line) => line.trim()),
  };
}
