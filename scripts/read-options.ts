import { type ParseArgsConfig, parseArgs } from "node:util";

/** The status of a command that was typed wrong. */
export const WRONG_USAGE = 2;

/**
 * The options of a command, by node:util's parseArgs. For --help it prints `usage` and ends the process; where an
 * option is unknown it says so, prints `usage` and ends with status 2.
 */
export function readOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(WRONG_USAGE);
  }
}
