import type { Server } from "node:http";
import type { Log } from "./log/request-log.ts";

/** What is still open so long after the signal is cut. */
const REQUESTS_MS = 8_000;
const EXIT_MS = 9_500;
const IDLE_CHECK_MS = 100;

type Life = {
  server: Server;
  log: Log;
  /** Whoever sends us visitors has this long to see, at /healthz, that we are stopping; until then all are taken. */
  noticeMs: number;
  /** From now on /healthz and /readyz say no, answers close their connections, and no message is begun. */
  stopAccepting: () => void;
  /** When the last request has been answered. */
  close: () => Promise<void>;
};

/** Ends the process as it should: after SIGTERM or SIGINT with nothing half done, after an error that nobody caught at once. */
export function superviseLife({ server, log, noticeMs, stopAccepting, close }: Life) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "stopping");
      stopAccepting();
      setTimeout(() => process.exit(0), EXIT_MS);
      setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
      setTimeout(() => closeServer(server, () => close().finally(() => process.exit(0))), noticeMs);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "an error that nobody caught");
      process.exit(1);
    });
  }
}

/** Takes no more connections and lets those that are busy finish. */
function closeServer(server: Server, onClosed: () => void) {
  server.close(onClosed);
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
}
