import type { Hono } from "hono";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { findFaults, toConditions } from "./alerts.ts";
import { type Environment, findWarnings } from "./environment/environment.ts";

type HealthOptions = {
  catalogue: Pick<Catalogue, "isLoaded" | "getFaults">;
  enquiries: Pick<Enquiries, "getFault">;
  outbox: Pick<Outbox, "getOldestUndelivered">;
  feed?: Parameters<typeof toConditions>[0]["feed"];
  environment: Pick<Environment, "smtpUrl">;
  /** False after SIGTERM. */
  isAccepting: () => boolean;
};

/** /healthz for the proxy: whether the process takes requests. /readyz: whether all is well, why not, open alerts and warnings. */
export function serveHealth(
  app: Hono,
  { catalogue, enquiries, outbox, feed, environment, isAccepting }: HealthOptions,
) {
  const warnings = findWarnings(environment);
  const conditions = toConditions({ catalogue, enquiries, outbox, feed });

  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return isAccepting() ? context.text("ok") : context.text("stopping", 503);
  });

  app.get("/readyz", async (context) => {
    const stopping = isAccepting() ? [] : ["stopping"];
    const missing = catalogue.isLoaded() ? [] : ["no listings have been loaded"];
    const fault = await enquiries.getFault();
    const reasons = [...stopping, ...missing, ...(fault ? [fault] : [])];
    context.header("Cache-Control", "no-store");
    const isReady = reasons.length === 0;
    const faults = await findFaults(conditions);
    return context.json({ ready: isReady, reasons, faults, warnings }, isReady ? 200 : 503);
  });
}
