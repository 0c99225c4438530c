import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { agency } from "#app/agency/folder/agency.ts";
import { type Environment, parseEnvironment } from "./environment/environment.ts";
import { type ConditionSources, toConditions, watchConditions } from "./health.ts";
import { createSiteServer, toRequestListener } from "./http/site-server.ts";
import { createLog, type Log } from "./log/request-log.ts";
import type { SiteSources } from "./metrics/site-metrics.ts";
import { serveCachedPages } from "./pages/cached-pages.ts";
import { refuseSampleFacts } from "./sample-facts.ts";
import { openStores, type Stores } from "./stores.ts";
import { createWeb } from "./web.ts";

const MS_PER_SECOND = 1000;

/** Starts the site: reads the environment, opens the stores, starts the server, and drains it on shutdown. */
export async function start() {
  const environment = parseEnvironment(process.env);
  refuseSampleFacts(environment);
  const log = createLog();
  const stores = await openStores(environment, log);

  let isAccepting = true;
  const site = await createSite({ environment, log, ...stores, isAccepting: () => isAccepting });
  site.server.listen(environment.port, environment.host, () => {
    const address = site.server.address();
    const port = typeof address === "object" && address ? address.port : environment.port;
    process.stdout.write(`${agency.name} is at http://localhost:${port}\n`);
  });

  handleShutdown({
    server: site.server,
    log,
    graceMs: environment.stopNoticeSeconds * MS_PER_SECOND,
    stopAccepting() {
      isAccepting = false;
      site.stopOperations();
      stores.stopWork();
    },
    close: stores.close,
  });
}

type SiteOptions = Stores & { environment: Environment; log: Log; isAccepting: () => boolean };

async function createSite(options: SiteOptions) {
  const { environment, log, isAccepting } = options;
  const { publicOrigin } = environment;
  const { metrics, stop: stopOperations } = await startOperations(options);
  const { fetch, logResponse, toRequestId } = await createWeb({ ...options, metrics });
  const chain = toRequestListener(fetch, publicOrigin);
  const pages = serveCachedPages(chain, { pages: options.pages, logResponse, toRequestId, isAccepting });
  const listener: RequestListener = (request, response) => {
    options.modules.watch(request, response);
    pages(request, response);
  };
  const server = createSiteServer({ listener, publicOrigin, log, metrics, isAccepting });
  server.on("error", (error) => {
    log.fatal({ reason: error.message }, `Cannot listen on ${environment.host}:${environment.port}`);
    process.exit(1);
  });
  return { server, stopOperations };
}

type OperationsOptions = SiteSources & ConditionSources & { environment: Environment; log: Log };

/** Starts alerts in the log and, where METRICS_PORT is set, metrics. */
async function startOperations({ environment, log, ...sources }: OperationsOptions) {
  const stopWatching = watchConditions(toConditions(sources), { log });
  const served = environment.metrics && (await startMetrics(sources, { ...environment.metrics, log }));
  return {
    metrics: served?.metrics,
    stop() {
      stopWatching();
      served?.close();
    },
  };
}

/** Loads prom-client only where metrics are served. */
async function startMetrics(sources: SiteSources, options: { port: number; host: string; log: Log }) {
  const { createMetrics, serveMetrics } = await import("./metrics/metrics.ts");
  const metrics = createMetrics(sources);
  return { metrics, close: serveMetrics(metrics, options) };
}

/** Time after the signal at which connections that are still open are cut. */
const REQUESTS_MS = 8_000;
const EXIT_MS = 9_500;
const IDLE_CHECK_MS = 100;

type ShutdownOptions = {
  server: Server;
  log: Log;
  /** Grace period after SIGTERM: requests are served while the proxy learns from /healthz that we are stopping. */
  graceMs: number;
  /** Called on the signal: /healthz fails from then on, and no delivery starts. */
  stopAccepting: () => void;
  /** Called after the last response. */
  close: () => Promise<void>;
};

/** Drains and exits after SIGTERM or SIGINT; exits at once after an uncaught error. */
function handleShutdown({ server, log, graceMs, stopAccepting, close }: ShutdownOptions) {
  const closeSilent = watchSilentConnections(server);
  const end = () => closeServer(server, closeSilent, () => close().finally(() => process.exit(0)));
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "stopping");
      stopAccepting();
      setTimeout(() => process.exit(0), EXIT_MS);
      setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
      setTimeout(end, graceMs);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "uncaught error");
      process.exit(1);
    });
  }
}

/** Stops accepting connections; busy ones finish their response. */
function closeServer(server: Server, closeSilent: () => void, onClosed: () => void) {
  server.close(onClosed);
  setInterval(() => {
    server.closeIdleConnections();
    closeSilent();
  }, IDLE_CHECK_MS).unref();
}

/** Returns a function that closes connections on which the browser has sent nothing yet. Node counts them as busy. */
function watchSilentConnections(server: Server) {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
