import { makeFolder, runServer, startServer } from "../trials/site/start-site.ts";

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

/**
 * Starts a second server with folders of its own and the usual limits, for journeys that break its files or stop it. It
 * stops at once: no proxy has to learn of its end.
 */
export async function startOwnServer(environment: Record<string, string> = {}) {
  const listingsDir = environment.LISTINGS_DIR ?? makeFolder();
  let output = "";
  const onLine = (line: string) => {
    output += `${line}\n`;
  };
  const server = await startServer(
    { LISTINGS_DIR: listingsDir, DATA_DIR: makeFolder(), STOP_NOTICE_SECONDS: "0", ...environment },
    { onLine },
  ).catch((error: unknown) => {
    throw new Error(`The server ended: ${output}`, { cause: error });
  });
  return { ...server, listingsDir, getOutput: () => output };
}

/** A server that is to end by itself: its process, and everything it has printed so far. */
export function runOwnServer(environment: Record<string, string>) {
  const child = runServer(environment);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  return { process: child, getOutput: () => output };
}
