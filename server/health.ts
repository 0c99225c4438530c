import type { Hono } from "hono";
import type { Condition } from "#app/core/open-module.ts";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { OpenModules } from "#app/modules.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { version } from "../package.json";
import { type Environment, findWarnings } from "./environment/environment.ts";

type HealthOptions = ConditionSources & {
  catalogue: Pick<Catalogue, "isLoaded">;
  environment: Pick<Environment, "smtpUrl">;
  /** False after SIGTERM. */
  isAccepting: () => boolean;
};

/** Serves /healthz (does the process take requests?) and /readyz: faults, open alerts, warnings, and the version. */
export function serveHealth(app: Hono, { environment, isAccepting, ...sources }: HealthOptions) {
  const warnings = findWarnings(environment);
  const { catalogue, enquiries } = sources;
  const conditions = toConditions(sources).filter(({ isAlertOnly }) => !isAlertOnly);

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
    return context.json({ ready: isReady, reasons, faults, warnings, version }, isReady ? 200 : 503);
  });
}

const MINUTE_MS = 60_000;
const CHECK_EVERY_MS = MINUTE_MS;
const REPEAT_AFTER_MS = 60 * MINUTE_MS;
const DELIVERY_LIMIT_MS = 60 * MINUTE_MS;

export type ConditionSources = {
  catalogue: Pick<Catalogue, "getFaults">;
  enquiries: Pick<Enquiries, "getFault">;
  outbox: Pick<Outbox, "getOldestUndelivered">;
  modules?: Pick<OpenModules, "conditions">;
  now?: () => number;
};

export function toConditions({
  catalogue,
  enquiries,
  outbox,
  modules,
  now = Date.now,
}: ConditionSources): Condition[] {
  return [
    { name: "store", getFault: enquiries.getFault },
    { name: "delivery", getFault: async () => toDelay(await outbox.getOldestUndelivered(), now()) },
    { name: "data file", getFault: async () => catalogue.getFaults().join("; ") || undefined },
    ...(modules?.conditions ?? []),
  ];
}

/** Finds the present faults, each as a sentence. */
async function findFaults(conditions: readonly Condition[]) {
  const faults = await Promise.all(conditions.map(getFault));
  return faults.filter((fault) => fault !== undefined);
}

function getFault(condition: Condition) {
  return condition.getFault().catch(() => `${condition.name}: it cannot be checked`);
}

function toDelay(since: number | undefined, now: number) {
  if (since === undefined || now - since < DELIVERY_LIMIT_MS) return undefined;
  return `the oldest message has not been delivered for ${Math.floor((now - since) / MINUTE_MS)} minutes`;
}

type AlertOptions = {
  log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  now?: () => number;
};

/** Checks at once and then every minute. Returns a function that stops it. */
export function watchConditions(conditions: readonly Condition[], options: AlertOptions) {
  const check = createAlerts(conditions, options);
  void check();
  const timer = setInterval(() => void check(), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Creates the check: it logs an error when a fault appears, hourly while it lasts, and a line when it is over. */
export function createAlerts(
  conditions: readonly Condition[],
  { log, now = () => performance.now() }: AlertOptions,
) {
  const open = new Map<string, { since: number; loggedAt: number }>();

  async function check(condition: Condition) {
    const { name } = condition;
    const fault = await getFault(condition);
    const alert = open.get(name);
    if (fault) {
      if (alert && now() - alert.loggedAt < REPEAT_AFTER_MS) return;
      open.set(name, { since: alert?.since ?? now(), loggedAt: now() });
      log.error({ alert: name, reason: fault }, "alert");
    } else if (alert) {
      open.delete(name);
      log.info({ alert: name, seconds: Math.round((now() - alert.since) / 1000) }, "alert is over");
    }
  }

  return async () => {
    for (const condition of conditions) await check(condition);
  };
}
