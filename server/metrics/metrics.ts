import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Log } from "../log/request-log.ts";
import { addSiteMetrics, type SiteSources } from "./site-metrics.ts";

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const RENDER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** Metrics for Prometheus, all named site_…: counts and times, no personal data. */
export type Metrics = RequestMetrics & { contentType: string; read: () => Promise<string> };

export function createMetrics(sources: SiteSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "site_" });
  const refresh = addSiteMetrics(registry, sources);
  return {
    ...addRequestMetrics(registry),
    contentType: registry.contentType,
    async read() {
      await refresh();
      return registry.metrics();
    },
  };
}

/** `route` is a pattern (route-match.ts): the number of series stays bounded whatever is requested. */
type CountedResponse = { route: string; status: number; seconds: number };

type RequestMetrics = {
  countResponse: (response: CountedResponse) => void;
  /** Counts a request refused before routing, so without a route or a time. */
  countRefusal: (status: number) => void;
  countRender: (seconds: number) => void;
};

function addRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: "site_http_requests_total",
    help: "Requests answered",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "Time from request to response",
    labelNames: ["route"],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: "site_render_duration_seconds",
    help: "Time React Router took for what was not in the page cache",
    buckets: RENDER_SECONDS,
    registers,
  });
  return {
    countResponse({ route, status, seconds }) {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
    },
    countRefusal: (status) => requests.inc({ route: "refused", status }),
    countRender: (seconds) => renders.observe(seconds),
  };
}

type ServeOptions = { port: number; host: string; log: Pick<Log, "info" | "error"> };

/** Serves GET /metrics on a port of its own, which the proxy does not pass on. Returns a function that closes it. */
export function serveMetrics(metrics: Metrics, { port, host, log }: ServeOptions) {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const text = await metrics.read();
      return response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  // A failure here does not stop the site.
  server.on("error", (error) => log.error({ reason: error.message }, "the metrics cannot be served"));
  server.listen(port, host, () => {
    const address = server.address();
    if (typeof address === "object") log.info({ port: address?.port, host }, "metrics are served");
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
