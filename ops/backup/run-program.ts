import { spawnSync } from "node:child_process";

const MOST_BYTES = 256 * 1024 * 1024;
const packages: Readonly<Record<string, string>> = {
  pg_dump: "postgresql-client",
  pg_restore: "postgresql-client",
  psql: "postgresql-client",
};

type ProgramOptions = {
  env?: Record<string, string>;
  /** Statuses that are no failure. */
  accepts?: readonly number[];
};

/** Runs a program to its end. Throws with what it says is wrong, or with what to install. */
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
