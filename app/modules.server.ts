import type { Hono } from "hono";
import type { RouterContextProvider } from "react-router";
import { alertsServer } from "./alerts/module.server.ts";
import type { MailServices, ModuleServer, ModuleServices } from "./core/module-server.ts";
import { newsletterServer } from "./newsletter/module.server.ts";
import { ownersServer } from "./owners/module.server.ts";
import { shortlistServer } from "./shortlist/module.server.ts";
import type { MakeMail } from "./store/outbox/outbox.server.ts";

/** What the modules do in the server's process. */
export const moduleServers: readonly ModuleServer[] = [
  // A line each.
  newsletterServer,
  ownersServer,
  shortlistServer,
  alertsServer,
];

/** The makers of the modules' mails by channel, for the outbox. */
export function createModuleMailMakers(services: MailServices): Record<string, MakeMail> {
  const makers = moduleServers.flatMap(({ mails }) => Object.entries(mails));
  return Object.fromEntries(makers.map(([channel, make]) => [channel, (queued) => make(queued, services)]));
}

export type OpenModules = ReturnType<typeof openModules>;

/** Opens every module. Returns all of them as one, and what each has to be asked for. */
export function openModules(services: ModuleServices) {
  const opened = moduleServers.flatMap(({ open }) => open?.(services) ?? []);
  return {
    provide(context: RouterContextProvider) {
      for (const { provide } of opened) provide?.(context);
    },
    providePersonal(context: RouterContextProvider) {
      for (const { providePersonal } of opened) providePersonal?.(context);
    },
    serve(app: Hono) {
      for (const { serve } of opened) serve?.(app);
    },
    noteView(path: string) {
      for (const { noteView } of opened) noteView?.(path);
    },
    conditions: opened.flatMap(({ conditions = [] }) => conditions),
    metrics: opened.flatMap(({ metrics = [] }) => metrics),
    async stop() {
      await Promise.all(opened.map(({ stop }) => stop?.()));
    },
  };
}
