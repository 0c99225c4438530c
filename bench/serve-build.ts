import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { serverArguments } from "../scripts/server-arguments.ts";

export type Served = { origin: string; pid: number | undefined };

/** Serves the build on a free port, as npm start does; its log is thrown away. Stops when disposed of. */
export async function serveBuild(environment: Record<string, string>) {
  const child = spawn(process.execPath, serverArguments, {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await readOrigin(child.stdout);
  child.stdout.resume();
  return {
    origin,
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function readOrigin(output: NodeJS.ReadableStream) {
  for await (const line of createInterface(output)) {
    const origin = /is at (http:\S+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error("The server ended before it listened: run npm run build first.");
}
