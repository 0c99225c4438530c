/** What went wrong, in a few words fit for a log. */
export function toPlainReason(error: unknown) {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : "unknown";
}
