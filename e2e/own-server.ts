import { makeFolder, runServer, startServer } from "../trials/site/start-site.ts";

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

/**
 * Starts a second server with the sample's homes, a store of its own and the usual limits, for journeys that break its
 * files or stop it. It stops at once: no proxy has to learn of its end.
 */
export async function startOwnServer(environment: Record<string, string> = {}) {
  let output = "";
  const onLine = (line: string) => {
    output += `${line}\n`;
  };
  const server = await startServer(
    { DATA_DIR: makeFolder(), STOP_NOTICE_SECONDS: "0", ...environment },
    { onLine },
  ).catch((error: unknown) => {
    throw new Error(`The server ended: ${output}`, { cause: error });
  });
  return { ...server, getOutput: () => output };
}

/** Where a server serves its metrics (METRICS_PORT): on this machine only. */
export function getMetricsOrigin({ getOutput }: OwnServer) {
  const port = /"port":(\d+),"host":"127\.0\.0\.1","msg":"metrics are served"/.exec(getOutput())?.[1];
  return `http://127.0.0.1:${port}`;
}

export async function readMetrics(server: OwnServer) {
  return (await fetch(`${getMetricsOrigin(server)}/metrics`)).text();
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
