import { type ParseArgsConfig, parseArgs } from "node:util";

/** Exit status for an invalid command line. */
export const WRONG_USAGE = 2;

/**
 * Parses a command's options with node:util's parseArgs. Prints `usage` and exits for --help, and with status 2 for an
 * unknown option.
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
