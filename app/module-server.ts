import * as v from "valibot";
import type { Texts } from "./agency/texts/texts.ts";
import type { GaugeWords, OpenModule } from "./core/open-module.ts";
import type { Variables } from "./core/variables.ts";
import type { NoticeSettings, OfficeContact } from "./enquiries/delivery/enquiry-notices.server.ts";
import type { ToNotices } from "./enquiries/saved-enquiry.ts";
import type { NamedPictures } from "./homes/named-pictures.ts";
import type { AnyListing } from "./homes/record/any-listing.ts";
import type { Catalogue, SearchedHomes } from "./listings/catalogue/open-catalogue.server.ts";
import type { Database } from "./store/database.server.ts";
import type { NoteOutage } from "./store/outages/outage-log.server.ts";
import type { WorkerLog } from "./store/outbox/failures.server.ts";
import type { Lane } from "./store/outbox/lane.ts";
import type { MailOptions } from "./store/outbox/mail-sender.server.ts";
import type { MadeMail, Outbox } from "./store/outbox/outbox.server.ts";

/** A module's part of the server process. app/modules.server.ts lists the modules. */
export type ModuleServer = {
  name: string;
  /** Whether enquiries are answered on the module's pages, so that mails to the agency link to them. */
  answersEnquiries?: (db: Database) => Promise<boolean>;
  gauges?: readonly GaugeWords[];
  openLanes?: (services: LaneServices) => ModuleLanes;
  open?: (services: ModuleServices) => OpenModule;
};

/** Outbox lanes to other software, and the notices of an enquiry for them. */
export type ModuleLanes = { lanes: readonly Lane[]; toNotices: ToNotices };

export type LaneServices = MailOptions & {
  db: Database;
  variables: Variables;
  log: WorkerLog;
  getOfficeContact: () => Promise<OfficeContact>;
};

/** Makes a mail from its queued data at the time of sending; undefined when it is no longer needed. */
export type MailMaker<Queued> = {
  schema: v.GenericSchema<unknown, Queued>;
  make(queued: Queued, services: MailServices): Promise<MadeMail>;
};

/** One maker for each kind of mail, by channel. */
export type MailMakers<Mails> = { readonly [Channel in keyof Mails]: MailMaker<Mails[Channel]> };

/** Parses the queued data and makes the mail. Throws a ValiError where the data does not match. */
export function makeMail({ schema, make }: MailMaker<unknown>, queued: unknown, services: MailServices) {
  return make(v.parse(schema, queued), services);
}

export type MailServices = {
  db: Database;
  dataDir: string;
  publicOrigin: string;
  texts: Pick<Texts, "get">;
  /** The agency's current contact details. */
  getOfficeContact: () => Promise<OfficeContact>;
  /** All homes on the site by key, sold and leased ones included; undefined while they cannot be read. */
  findHomes: () => ReadonlyMap<string, AnyListing> | undefined;
  catalogue: SearchedHomes;
};

export type ModuleServices = MailServices & {
  /** Environment variables; each module reads its own (core/variables.ts). */
  variables: Variables;
  listingsDir: string;
  officeEmail: string;
  /** Without a mail server, mails are written as files. */
  smtpUrl?: string;
  texts: Texts;
  /** The agency's current contact details. */
  getNoticeSettings: () => Promise<NoticeSettings>;
  log: { error(fields: object, message: string): void; warn(fields: object, message: string): void };
  outbox: Pick<Outbox, "wake" | "findClosedLanes">;
  noteOutage: NoteOutage;
  /** The homes on the site. */
  catalogue: Catalogue;
  /** Our copies of pictures that pages name by an address elsewhere. */
  namedPictures: NamedPictures;
  /** Clears the page cache after a change. */
  clearPages: () => void;
  rateLimitPerMinute: number;
};
