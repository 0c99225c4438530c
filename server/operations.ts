import { toConditions } from "./alerts/conditions.ts";
import { watchConditions } from "./alerts/watch-conditions.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log/request-log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { SiteSources } from "./metrics/site-metrics.ts";

type OperationsOptions = SiteSources &
  Parameters<typeof toConditions>[0] & { environment: Environment; log: Log };

/** What whoever runs the site sees of it: alerts in the log, and, where they are asked for, metrics. */
export async function startOperations({ environment, log, ...sources }: OperationsOptions) {
  const stopWatching = watchConditions(toConditions(sources), { log });
  const served = environment.metrics && (await serveFigures(sources, { ...environment.metrics, log }));
  return {
    metrics: served?.metrics,
    stop() {
      stopWatching();
      served?.close();
    },
  };
}

type Served = { metrics: Metrics; close: () => void };

/** What counts is read only where somebody asks for it. */
async function serveFigures(
  sources: SiteSources,
  options: { port: number; host: string; log: Log },
): Promise<Served> {
  const { createMetrics, serveMetrics } = await import("./metrics/metrics.ts");
  const metrics = createMetrics(sources);
  return { metrics, close: serveMetrics(metrics, options) };
}
