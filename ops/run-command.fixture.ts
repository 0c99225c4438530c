import { resolve } from "node:path";
import { format } from "node:util";

class Exit extends Error {}

let runs = 0;

/**
 * Runs a command's file as `node FILE WORDS` would, but in this process, whose modules are loaded. Not concurrently,
 * because it replaces parts of process and console.
 */
export async function runCommand(file: string, words: readonly string[], env: NodeJS.ProcessEnv) {
  const { argv, env: ownEnv, exitCode } = process;
  const printed = { stdout: "", stderr: "" };
  let exitedWith: number | undefined;
  const print =
    (stream: keyof typeof printed) =>
    (text?: unknown, ...rest: unknown[]) => {
      // A real process would have exited by then.
      if (exitedWith === undefined) printed[stream] += `${format(text ?? "", ...rest)}\n`;
    };
  const { log, error, warn } = console;
  const { exit } = process;
  Object.assign(console, { log: print("stdout"), error: print("stderr"), warn: print("stderr") });
  process.exit = (code) => {
    exitedWith ??= Number(code ?? 0);
    throw new Exit();
  };
  process.argv = [process.execPath, file, ...words];
  process.env = env;
  process.exitCode = undefined;
  try {
    runs += 1;
    // The query runs the file anew each time; its imports stay loaded.
    await import(/* @vite-ignore */ `${resolve(file)}?run=${runs}`);
    return { code: exitedWith ?? Number(process.exitCode ?? 0), ...printed };
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return { code: exitedWith ?? 0, ...printed };
  } finally {
    Object.assign(process, { argv, env: ownEnv, exitCode, exit });
    Object.assign(console, { log, error, warn });
  }
}
