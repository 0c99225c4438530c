import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const READY_MS = 90_000;

export type ServerProcess = { process: ChildProcess; kill: () => Promise<void>; stop: () => Promise<void> };

/** Starts the site built in `folder` and waits until it is ready. */
export async function startServer(
  port: number,
  environment: Record<string, string>,
  folder = ".",
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["build/server/index.js"], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: "0",
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  return { process: child, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

async function waitUntilReady(url: string) {
  const limit = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (Date.now() > limit) throw new Error("The server did not become ready; has npm run build been run?");
    await wait(20);
  }
}

async function isReady(url: string) {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

export async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
