/** Runs a command: the process ends with the status that it returns, or says why it failed. */
export async function runToEnd(run: () => Promise<number> | number, statusOfFailure = 1) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(toReason(error));
    process.exitCode = statusOfFailure;
  }
}

export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // fetch says "fetch failed", and why in its cause.
  if (error instanceof TypeError && error.cause) return toReason(error.cause);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

/** Whether there is a command of that name. */
export function isCommand<Commands extends object>(
  name: string | undefined,
  commands: Commands,
): name is keyof Commands & string {
  return name !== undefined && Object.hasOwn(commands, name);
}
