import { resolve } from "node:path";
import { format } from "node:util";

class Exit extends Error {}

let runs = 0;

/**
 * Runs a command's file as `node FILE WORDS` does, but in this process, which has its modules already: one after the
 * other, since process and console are borrowed.
 */
export async function runCommand(file: string, words: readonly string[], env: NodeJS.ProcessEnv) {
  const { argv, env: ownEnv, exitCode } = process;
  const printed = { stdout: "", stderr: "" };
  let exitedWith: number | undefined;
  const print =
    (stream: keyof typeof printed) =>
    (text?: unknown, ...rest: unknown[]) => {
      // A real process is gone by then.
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
    // The query makes the file run anew each time; what it imports stays.
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
