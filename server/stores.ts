import { join } from "node:path";
import { hasPicture } from "#app/agency/folder/pictures.ts";
import type { Texts } from "#app/agency/texts/texts.ts";
import type { Variables } from "#app/core/variables.ts";
import { createMailMakers } from "#app/enquiries/delivery/made-mails.server.ts";
import { type Enquiries, openEnquiries } from "#app/enquiries/enquiries.server.ts";
import { assignHomes } from "#app/listings/catalogue/assign-homes.server.ts";
import { createFindHomes } from "#app/listings/catalogue/find-homes.server.ts";
import { type Catalogue, openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { ModuleServices } from "#app/module-server.ts";
import {
  answersEnquiries,
  createModuleMailMakers,
  type OpenModules,
  openModuleLanes,
  openModules,
} from "#app/modules.server.ts";
import { moduleStores } from "#app/modules.store.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { openKeptHomes } from "#app/slots/homes-in-store.server.ts";
import { type OwnPictures, openPictures } from "#app/slots/own-pictures.server.ts";
import { openTexts } from "#app/slots/published-texts.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { createOutageLog, type NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { type Outbox, openOutbox } from "#app/store/outbox/outbox.server.ts";
import { toMailFolder, toTextsFile } from "#app/store/store-files.server.ts";
import { type Environment, findWarnings } from "./environment/environment.ts";
import type { Log } from "./log/request-log.ts";
import { createPageCache, type PageCache } from "./pages/page-cache.ts";

const BYTES_PER_MB = 1024 * 1024;

/** The data that pages read from and write to. */
export type Stores = {
  db: Database;
  noteOutage: NoteOutage;
  pages: PageCache;
  texts: Texts;
  catalogue: Catalogue;
  outbox: Outbox;
  enquiries: Enquiries;
  modules: OpenModules;
  /** Stops sending messages and reading lists; requests are still answered. */
  stopWork: () => void;
  /** Ends all background tasks, then closes the store. */
  close: () => Promise<void>;
};

/** Opens the stores; changed listings and texts, and a new day, clear the page cache. */
export async function openStores(environment: Environment, log: Log): Promise<Stores> {
  const pages = createPageCache(environment.pageCacheMb * BYTES_PER_MB);
  const noteOutage = createOutageLog({ log });
  const db = await openDatabase({
    ...environment,
    onAway: (error) => noteOutage(error, "the site starts without its store"),
    onMigrated: (migrations) => log.info({ migrations }, "store migrated"),
  });
  const copy = toTextsFile(environment.dataDir);
  const texts = await openTexts({ db, log, noteOutage, copy, hasPicture });
  const pictures = openPictures(db, { ...environment, log, noteOutage });
  const homeServices = { db, log, noteOutage, texts, pictures, onChange: pages.clear };
  const catalogue = await openHomes(environment, homeServices);
  const findHomes = createFindHomes(catalogue);
  const services = {
    ...environment,
    db,
    log,
    noteOutage,
    texts,
    catalogue,
    findHomes,
    variables: process.env,
  };
  const { outbox, enquiries, ...contacts } = openDelivery(services);
  const modules = openModules({
    ...services,
    ...contacts,
    namedPictures: pictures,
    clearPages: pages.clear,
    outbox,
  });
  texts.watch(pages.clear);
  const folder = toMailFolder(environment.dataDir);
  for (const warning of findWarnings(environment)) log.warn({ folder }, warning);

  return {
    db,
    noteOutage,
    pages,
    texts,
    catalogue,
    outbox,
    enquiries,
    modules,
    stopWork() {
      void catalogue.close();
      void outbox.stop();
    },
    async close() {
      await modules.stop();
      await Promise.all([catalogue.close(), texts.close()]);
      await Promise.all([outbox.stop(), enquiries.close()]);
      await db.destroy();
    },
  };
}

type Services = Environment & {
  db: Database;
  log: Log;
  noteOutage: NoteOutage;
  texts: Texts;
  catalogue: Catalogue;
  findHomes: ModuleServices["findHomes"];
  variables: Variables;
};

/** Opens the outbox with the makers of its mails, and the enquiries, whose notices it sends. */
function openDelivery(services: Services) {
  const { db, texts, officeEmail, publicOrigin } = services;

  /** Mails to the agency link to the office where people answer there. */
  async function getOfficeContact() {
    const officeOrigin = (await answersEnquiries(db)) ? publicOrigin : undefined;
    return { officeEmail, phone: texts.get().office.phone, officeOrigin };
  }

  const { lanes, toNotices } = openModuleLanes({ ...services, getOfficeContact });
  const getNoticeSettings = async () => ({ ...(await getOfficeContact()), toFurtherNotices: toNotices });
  const makers = {
    ...createModuleMailMakers({ ...services, getOfficeContact }),
    ...createMailMakers(db, getOfficeContact),
  };
  const outbox = openOutbox({ ...services, makers, lanes });
  const enquiries = openEnquiries({ ...services, getNoticeSettings, modules: moduleStores, outbox });
  return { outbox, enquiries, getOfficeContact, getNoticeSettings };
}

type HomeServices = {
  db: Database;
  log: Log;
  noteOutage: NoteOutage;
  texts: Texts;
  pictures: OwnPictures;
  onChange: () => void;
};

/** Opens the homes of the supplied files or of the register, with the current agents. */
async function openHomes(
  { listingsDir, dataDir }: Environment,
  { db, log, noteOutage, texts, pictures, onChange }: HomeServices,
) {
  const replaceSource = openKeptHomes(db, {
    folder: join(dataDir, "listings"),
    onError: (error) => noteOutage(error, "the homes of the register could not be read"),
  });
  const listings = await openCatalogue({
    directory: listingsDir,
    replaceSource(file, supplied) {
      const source = pictures.replaceIn(supplied);
      return replaceSource?.(file, source) ?? source;
    },
    keptFolder: join(dataDir, "listings-kept"),
    log,
    getLicence: () => texts.get().office.licence,
    onChange,
  });
  return assignHomes(listings, texts.get);
}
