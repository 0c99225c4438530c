import { toConditions, watchConditions } from "./alerts.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log/request-log.ts";
import type { SiteSources } from "./metrics/site-metrics.ts";

type OperationsOptions = SiteSources &
  Parameters<typeof toConditions>[0] & { environment: Environment; log: Log };

/** Alerts in the log and, where METRICS_PORT is set, metrics. */
export async function startOperations({ environment, log, ...sources }: OperationsOptions) {
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

/** prom-client is loaded only where it is used. */
async function startMetrics(sources: SiteSources, options: { port: number; host: string; log: Log }) {
  const { createMetrics, serveMetrics } = await import("./metrics/metrics.ts");
  const metrics = createMetrics(sources);
  return { metrics, close: serveMetrics(metrics, options) };
}
