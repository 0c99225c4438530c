import { spawnSync } from "node:child_process";
import { WRONG_USAGE } from "../scripts/read-options.ts";

/** The command line is invalid. */
export class UsageError extends Error {}

/**
 * Runs a command and exits with the status that it returns. An error is printed and exits with `statusOfFailure`, a
 * UsageError with 2.
 */
export async function runToEnd(run: () => Promise<number> | number, statusOfFailure = 1) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(toSentence(error));
    process.exitCode = error instanceof UsageError ? WRONG_USAGE : statusOfFailure;
  }
}

function toSentence(error: unknown) {
  if (error instanceof Error && "code" in error && error.code === "ENOENT" && "path" in error)
    return `There is no file ${error.path}.`;
  return toReason(error);
}

export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // fetch only says "fetch failed"; its cause has the reason.
  if (error instanceof TypeError && error.cause) return toReason(error.cause);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

/** A subcommand: its arguments as its usage names them, its options, and what it does. */
export type Command<Context, Result = void> = {
  takes?: string;
  options?: readonly string[];
  run: (context: Context, ...words: string[]) => Promise<Result>;
};

type CommandLine = { positionals: readonly string[]; values: object };

/** Chooses the subcommand. Throws a UsageError for an unknown command, or a missing or superfluous argument. */
export function chooseCommand<Context, Result>(
  usage: string,
  { positionals: [name = "", ...words], values }: CommandLine,
  commands: Readonly<Record<string, Command<Context, Result>>>,
) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(name ? `There is no command ${JSON.stringify(name)}.\n\n${usage}` : usage);
  const { takes = "", options = [], run } = command;
  const wanted = takes.split(" ").filter(Boolean);
  const extras = [
    ...words.slice(wanted.length).map((word) => JSON.stringify(word)),
    ...Object.keys(values)
      .filter((option) => !options.includes(option))
      .map((option) => `--${option}`),
  ];
  if (words.length < wanted.length) throw new UsageError(`"${name}" needs ${takes}.\n\n${usage}`);
  if (extras.length > 0) throw new UsageError(`"${name}" does not take ${extras.join(" ")}.\n\n${usage}`);
  return (context: Context) => run(context, ...words);
}

const MOST_BYTES = 256 * 1024 * 1024;
const packages: Readonly<Record<string, string>> = {
  pg_dump: "postgresql-client",
  pg_restore: "postgresql-client",
  psql: "postgresql-client",
};

type ProgramOptions = {
  env?: Record<string, string>;
  /** Exit statuses that are not failures. */
  accepts?: readonly number[];
};

/** Runs a program to its end. Throws what it printed, or says what to install. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, accepts = [0] }: ProgramOptions = {},
) {
  const { status, signal, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
    env: { ...process.env, ...env },
  });
  if (error && "code" in error && error.code === "ENOENT")
    throw new Error(`${program} is not installed: apt-get install ${packages[program] ?? program}`);
  if (error) throw error;
  if (status !== null && accepts.includes(status)) return { status, stdout };
  throw new Error(stderr.trim() || `${program} ended with ${signal ?? status}`);
}
