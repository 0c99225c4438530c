import { createServer } from "node:http";
import { collectDefaultMetrics, Registry } from "prom-client";
import { addRequestMetrics } from "./request-metrics.ts";
import { addSiteMetrics, type SiteSources } from "./site-metrics.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Figures for Prometheus, all named headland_…: counts and times, nothing about a visitor. */
export function createMetrics(sources: SiteSources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "headland_" });
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

type MetricsLog = {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
};
type ServeOptions = { port: number; host: string; log: MetricsLog };

/** GET /metrics on a listener of its own, which the proxy in front does not know. Returns what closes it. */
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
  // The site goes on without them.
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
