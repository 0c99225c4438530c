import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type OwnServer = {
  origin: string;
  listingsDir: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  getOutput: () => string;
  stop: () => Promise<void>;
};

/** Starts a second server with folders of its own, for journeys that break its files or stop it. */
export async function startOwnServer(environment: Record<string, string> = {}): Promise<OwnServer> {
  const listingsDir = environment.LISTINGS_DIR ?? (await makeFolder());
  const server = runServer({
    PORT: "0",
    LISTINGS_DIR: listingsDir,
    DATA_DIR: await makeFolder(),
    ...environment,
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.process.stdout?.on("data", () => {
      const address = /is at (http:\S+)/.exec(server.getOutput())?.[1];
      if (address) resolve(address);
    });
    server.process.once("exit", () => reject(new Error(`The server ended: ${server.getOutput()}`)));
  });
  return {
    ...server,
    origin,
    listingsDir,
    stop: async () => {
      server.process.kill("SIGTERM");
      if (server.process.exitCode === null) await once(server.process, "exit");
    },
  };
}

/** Runs the built server as npm start does, and collects what it prints. */
export function runServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["build/server/index.js"], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  return { process: child, getOutput: () => output };
}

export function makeFolder() {
  return mkdtemp(join(tmpdir(), "headland-"));
}
