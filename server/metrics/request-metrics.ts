import { Counter, Histogram, type Registry } from "prom-client";

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const RENDER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** `route` is a pattern (route-pattern.ts), so that strangers cannot make up series. */
export type Answered = { route: string; status: number; seconds: number };

/** Requests as they are answered, and pages as they are rendered. */
export function addRequestMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: "headland_http_requests_total",
    help: "Requests answered",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "headland_http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["route"],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: "headland_render_duration_seconds",
    help: "Time React Router took for what was not in the page cache",
    buckets: RENDER_SECONDS,
    registers,
  });
  return {
    noteAnswer({ route, status, seconds }: Answered) {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
    },
    /** A request that got no further than the rules of HTTP: no route, and no time worth a figure. */
    noteRefused: (status: number) => requests.inc({ route: "refused", status }),
    noteRender: (seconds: number) => renders.observe(seconds),
  };
}
