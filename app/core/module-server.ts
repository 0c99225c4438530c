import type { IncomingMessage, ServerResponse } from "node:http";
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import type { Texts } from "#app/agency/texts/open-texts.server.ts";
import type {
  NoticeSettings,
  OfficeContact,
  ToNotices,
} from "#app/enquiries/delivery/enquiry-notices.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { Criteria } from "#app/listings/criteria/criteria.server.ts";
import type { QueuedMails } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { WorkerLog } from "#app/store/outbox/failures.server.ts";
import type { Lane } from "#app/store/outbox/lane.ts";
import type { MailOptions } from "#app/store/outbox/mail-sender.server.ts";
import type { MadeMail, Outbox } from "#app/store/outbox/outbox.server.ts";
import type { Variables } from "./variables.ts";

/** What a module does in the server's process. app/modules.server.ts lists them. */
export type ModuleServer<OwnMails = Partial<QueuedMails>> = {
  name: string;
  /** By channel, how a queued mail is made when it is sent. */
  mails: { readonly [Channel in keyof OwnMails]: MailMaker };
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

type MailMaker = (queued: unknown, services: MailServices) => Promise<MadeMail>;

/** What mails are made of. */
export type MailServices = {
  db: Database;
  publicOrigin: string;
  /** The agency's telephone, as it is now. */
  getPhone: () => string;
  /** All homes on the site, sold and leased ones too, by their keys; undefined while they cannot be read. */
  findHomes: () => ReadonlyMap<string, AnyListing> | undefined;
  /** The searches of both lists. */
  criteria: Criteria;
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
  namedPictures: NamedPictures;
  /** Clears the page cache, because what pages show has changed. */
  clearPages: () => void;
  /** Seconds that an address has to wait before it may send a form again; 0: it may. */
  takeForm: (address: string) => number;
  rateLimitPerMinute: number;
};

/** Pictures elsewhere that pages name: fetched, and served as our own. */
type NamedPictures = {
  /** What is here by now. */
  find: (
    address: string,
  ) => { src: string; width: number; height: number; widths: readonly number[] } | undefined;
  /** Ends when they are here, or have been tried. */
  take: (addresses: readonly string[]) => Promise<void>;
};

/** Each is called for what it says; a module has what it needs of them. */
export type OpenModule = {
  /** For every page. */
  provide?: (context: RouterContextProvider) => void;
  /** For the pages that are one person's own. What everybody sees is kept, and gets none of it. */
  providePersonal?: (context: RouterContextProvider, path: string) => void;
  /** Its pages at addresses that are no routes, as they are now: for sitemap.xml and share images. */
  findPages?: () => readonly ModulePage[];
  /** Whether there is nothing yet at an address of the module. */
  isClosed?: (path: string) => Promise<boolean>;
  /** Whether somebody may send more than a form: pictures, documents. */
  isTrusted?: (request: Request) => Promise<boolean>;
  /** Sees every request, also what the page cache answers, before it is answered. */
  watch?: (request: IncomingMessage, response: ServerResponse) => void;
  conditions?: readonly Condition[];
  /** What its gauges show at present. Those of which nothing is read stay empty, as while the store is away. */
  readGauges?: () => Promise<readonly Reading[]>;
  /** Ends what runs by itself, before the store is closed. */
  stop?: () => Promise<void>;
};

/** `isUnlisted`: not for search engines. `changedAt` (ms) where it is known. */
export type ModulePage = { path: string; isUnlisted: boolean; changedAt?: number };

/** Something that is checked every minute: what is wrong with it, or nothing. */
export type Condition = {
  name: string;
  getFault: () => Promise<string | undefined>;
  /** It is told by alerts, not by /readyz. */
  isAlertOnly?: true;
};

/** A figure of /metrics. */
type GaugeWords = { name: string; help: string; labels?: readonly string[] };

export type Reading = { gauge: string; value: number; labels?: Readonly<Record<string, string>> };

/** How the mail of a channel is made from what is queued of it; undefined when there is nothing to send any more. */
export function defineMail<Queued>(
  schema: v.GenericSchema<unknown, Queued>,
  make: (queued: Queued, services: MailServices) => Promise<MadeMail>,
): MailMaker {
  return async (queued, services) => make(v.parse(schema, queued), services);
}
