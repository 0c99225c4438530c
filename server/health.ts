import type { Hono } from "hono";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import type { Catalogue } from "#app/listings/catalogue/catalogue.server.ts";

type HealthOptions = {
  catalogue: Catalogue;
  enquiries: Enquiries;
  /** False once the process has been asked to stop. */
  isAccepting: () => boolean;
};

/** /healthz: the process answers. /readyz: it may be sent visitors, or why it should not. */
export function serveHealth(app: Hono, { catalogue, enquiries, isAccepting }: HealthOptions) {
  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.text("ok");
  });

  app.get("/readyz", async (context) => {
    const stopping = isAccepting() ? [] : ["stopping"];
    const missing = catalogue.isLoaded() ? [] : ["no listings have been loaded"];
    const fault = await enquiries.getFault();
    const reasons = [...stopping, ...missing, ...(fault ? [fault] : [])];
    context.header("Cache-Control", "no-store");
    const isReady = reasons.length === 0;
    return context.json({ ready: isReady, reasons, faults: catalogue.getFaults() }, isReady ? 200 : 503);
  });
}
