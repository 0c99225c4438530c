import { alertsMails, alertsServer } from "./alerts/module.server.ts";
import { calendarsServer } from "./calendars/module.server.ts";
import { campaignsServer } from "./campaigns/module.server.ts";
import type { OpenModule } from "./core/open-module.ts";
import { feedServer } from "./feed/module.server.ts";
import { leadsServer } from "./leads/module.server.ts";
import {
  type LaneServices,
  type MailMaker,
  type MailMakers,
  type MailServices,
  type ModuleLanes,
  type ModuleServer,
  type ModuleServices,
  makeMail,
} from "./module-server.ts";
import type { ModuleMails } from "./module-types.ts";
import { newsletterMails, newsletterServer } from "./newsletter/module.server.ts";
import { officeMails, officeServer } from "./office/module.server.ts";
import { officeEnquiriesMails, officeEnquiriesServer } from "./office-enquiries/module.server.ts";
import { openHomesMails, openHomesServer } from "./open-homes/module.server.ts";
import { ownersMails, ownersServer } from "./owners/module.server.ts";
import { registerServer } from "./register/module.server.ts";
import { shortlistServer } from "./shortlist/module.server.ts";
import type { Database } from "./store/database.server.ts";
import type { MakeMail } from "./store/outbox/outbox.server.ts";

export const moduleServers: readonly ModuleServer[] = [
  // One line for each module.
  officeServer,
  officeEnquiriesServer,
  registerServer,
  newsletterServer,
  ownersServer,
  shortlistServer,
  alertsServer,
  campaignsServer,
  calendarsServer,
  openHomesServer,
  feedServer,
  leadsServer,
];

export const moduleGauges = moduleServers.flatMap(({ gauges = [] }) => gauges);

export const moduleMails: MailMakers<ModuleMails> = {
  // One line for each module.
  ...officeMails,
  ...officeEnquiriesMails,
  ...newsletterMails,
  ...ownersMails,
  ...alertsMails,
  ...openHomesMails,
};

/** The makers by channel, for the outbox. */
export function createModuleMailMakers(services: MailServices): Record<string, MakeMail> {
  const makers: Readonly<Record<string, MailMaker<unknown>>> = moduleMails;
  return Object.fromEntries(
    Object.entries(makers).map(([channel, maker]) => [
      channel,
      (queued) => makeMail(maker, queued, services),
    ]),
  );
}

/** Whether a module has pages for answering enquiries. */
export async function answersEnquiries(db: Database) {
  const answers = await Promise.all(moduleServers.map((each) => each.answersEnquiries?.(db)));
  return answers.includes(true);
}

export function openModuleLanes(services: LaneServices): ModuleLanes {
  const opened = moduleServers.flatMap(({ openLanes }) => openLanes?.(services) ?? []);
  return {
    lanes: opened.flatMap(({ lanes }) => lanes),
    toNotices: (...enquiry) => opened.flatMap(({ toNotices }) => toNotices(...enquiry)),
  };
}

/** All modules as one. `readGauges` stays a list, so that one module's failure leaves the others' readings. */
export type OpenModules = Required<Omit<OpenModule, "readGauges">> & {
  readGauges: readonly NonNullable<OpenModule["readGauges"]>[];
};

export function openModules(services: ModuleServices): OpenModules {
  const opened = moduleServers.flatMap(({ open }) => open?.(services) ?? []);
  return {
    provide(context) {
      for (const { provide } of opened) provide?.(context);
    },
    providePersonal(context, path) {
      for (const { providePersonal } of opened) providePersonal?.(context, path);
    },
    async isClosed(path) {
      const closed = await Promise.all(opened.map(({ isClosed }) => isClosed?.(path)));
      return closed.includes(true);
    },
    async isTrusted(request) {
      const trusted = await Promise.all(opened.map(({ isTrusted }) => isTrusted?.(request)));
      return trusted.includes(true);
    },
    findPages: () => opened.flatMap(({ findPages }) => findPages?.() ?? []),
    watch(request, response) {
      for (const { watch } of opened) watch?.(request, response);
    },
    conditions: opened.flatMap(({ conditions = [] }) => conditions),
    readGauges: opened.flatMap(({ readGauges = [] }) => readGauges),
    async stop() {
      await Promise.all(opened.map(({ stop }) => stop?.()));
    },
  };
}
