import { toConditions } from "./alerts/conditions.ts";
import { watchConditions } from "./alerts/watch-conditions.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log/request-log.ts";
import { createMetrics, serveMetrics } from "./metrics/metrics.ts";

type OperationsOptions = Parameters<typeof createMetrics>[0] &
  Parameters<typeof toConditions>[0] & { environment: Environment; log: Log };

/** What whoever runs the site sees of it: alerts in the log, and, where they are asked for, metrics. */
export function startOperations({ environment, log, ...sources }: OperationsOptions) {
  const stopWatching = watchConditions(toConditions(sources), { log });
  const metrics = environment.metrics && createMetrics(sources);
  const closeMetrics =
    metrics && environment.metrics && serveMetrics(metrics, { ...environment.metrics, log });
  return {
    metrics,
    stop() {
      stopWatching();
      closeMetrics?.();
    },
  };
}
