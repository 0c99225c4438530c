import * as v from "valibot";
import type { Texts } from "./agency/texts/open-texts.server.ts";
import type { GaugeWords, OpenModule } from "./core/open-module.ts";
import type { Variables } from "./core/variables.ts";
import type { NoticeSettings, OfficeContact } from "./enquiries/delivery/enquiry-notices.server.ts";
import type { ToNotices } from "./enquiries/save-enquiry.server.ts";
import type { NamedPictures } from "./homes/named-pictures.ts";
import type { AnyListing } from "./homes/record/any-listing.ts";
import type { Catalogue, SearchedHomes } from "./listings/catalogue/open-catalogue.server.ts";
import type { Database } from "./store/database.server.ts";
import type { NoteOutage } from "./store/outages/outage-log.server.ts";
import type { WorkerLog } from "./store/outbox/failures.server.ts";
import type { Lane } from "./store/outbox/lane.ts";
import type { MailOptions } from "./store/outbox/mail-sender.server.ts";
import type { MadeMail, Outbox } from "./store/outbox/outbox.server.ts";

/** What a module does in the server's process. app/modules.server.ts lists them. */
export type ModuleServer = {
  name: string;
  /** Whether people answer enquiries on its pages: mails to the agency then link to them. */
  answersEnquiries?: (db: Database) => Promise<boolean>;
  gauges?: readonly GaugeWords[];
  /** Opens lanes of the outbox. */
  openLanes?: (services: LaneServices) => ModuleLanes;
  /** Opens what the pages of the module use. */
  open?: (services: ModuleServices) => OpenModule;
};

/** Others whom a module tells of enquiries, and what it tells them; each has a lane of the outbox. */
export type ModuleLanes = { lanes: readonly Lane[]; toNotices: ToNotices };

/** What lanes are made of. */
export type LaneServices = MailOptions & {
  db: Database;
  variables: Variables;
  log: WorkerLog;
  getOfficeContact: () => Promise<OfficeContact>;
};

/** How a mail of one kind is made when it is sent, of what is queued of it; undefined when there is nothing to send any more. */
export type MailMaker<Queued> = {
  schema: v.GenericSchema<unknown, Queued>;
  make(queued: Queued, services: MailServices): Promise<MadeMail>;
};

/** By channel, one for each kind of mail. */
export type MailMakers<Mails> = { readonly [Channel in keyof Mails]: MailMaker<Mails[Channel]> };

/** Makes it of what the store has. */
export function makeMail({ schema, make }: MailMaker<unknown>, queued: unknown, services: MailServices) {
  return make(v.parse(schema, queued), services);
}

/** What mails are made of. */
export type MailServices = {
  db: Database;
  publicOrigin: string;
  texts: Pick<Texts, "get">;
  /** The agency's details in mails, as they are now. */
  getOfficeContact: () => Promise<OfficeContact>;
  /** All homes on the site, sold and leased ones too, by their keys; undefined while they cannot be read. */
  findHomes: () => ReadonlyMap<string, AnyListing> | undefined;
  catalogue: SearchedHomes;
};

export type ModuleServices = MailServices & {
  /** Of the environment; a module reads its own (core/variables.ts). */
  variables: Variables;
  dataDir: string;
  listingsDir: string;
  officeEmail: string;
  /** Without one mails are written as files. */
  smtpUrl?: string;
  texts: Texts;
  /** The agency's details in mails, as they are now. */
  getNoticeSettings: () => Promise<NoticeSettings>;
  log: { error(fields: object, message: string): void; warn(fields: object, message: string): void };
  outbox: Pick<Outbox, "wake" | "findClosedLanes">;
  noteOutage: NoteOutage;
  /** The homes on the site. */
  catalogue: Catalogue;
  /** Pictures elsewhere that pages name: fetched, and served as our own. */
  namedPictures: NamedPictures;
  /** Clears the page cache, because what pages show has changed. */
  clearPages: () => void;
  rateLimitPerMinute: number;
};
