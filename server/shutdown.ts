import type { Server } from "node:http";
import type { Log } from "./log/request-log.ts";

/** Connections still open this long after the signal are cut. */
const REQUESTS_MS = 8_000;
const EXIT_MS = 9_500;
const IDLE_CHECK_MS = 100;

type ShutdownOptions = {
  server: Server;
  log: Log;
  /** Grace period after SIGTERM: requests are served while the proxy learns from /healthz that we are stopping. */
  graceMs: number;
  /** Called on the signal: /healthz fails from now on, and no delivery is started. */
  stopAccepting: () => void;
  /** Called after the last response. */
  close: () => Promise<void>;
};

/** Drains and exits after SIGTERM or SIGINT; exits at once after an uncaught error. */
export function handleShutdown({ server, log, graceMs, stopAccepting, close }: ShutdownOptions) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "stopping");
      stopAccepting();
      setTimeout(() => process.exit(0), EXIT_MS);
      setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
      setTimeout(() => closeServer(server, () => close().finally(() => process.exit(0))), graceMs);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "an error that nobody caught");
      process.exit(1);
    });
  }
}

/** Takes no new connections; busy ones finish. */
function closeServer(server: Server, onClosed: () => void) {
  server.close(onClosed);
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
}
