import { join } from "node:path";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { hasPicture } from "#app/agency/folder/pictures.ts";
import { openTexts } from "#app/agency/texts/open-texts.server.ts";
import { watchClock } from "#app/core/watch-clock.ts";
import { findShareImage } from "#app/document/metadata/share-images/find-share-image.server.ts";
import { openShareImages } from "#app/document/metadata/share-images/share-images.server.ts";
import { getDayLight } from "#app/document/site/day-light.server.ts";
import { createMailMakers } from "#app/enquiries/delivery/made-mails.server.ts";
import { openEnquiries } from "#app/enquiries/enquiries.server.ts";
import { openNamedPictures } from "#app/homes/pictures/named-pictures.server.ts";
import { openPublishedHomes } from "#app/homes/register/publish/published-homes.server.ts";
import { assignHomes } from "#app/listings/catalogue/assign-homes.server.ts";
import { createFindHomes } from "#app/listings/catalogue/find-homes.server.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { openCriteria } from "#app/listings/criteria/criteria.server.ts";
import {
  answersEnquiries,
  createModuleMailMakers,
  openModuleLanes,
  openModules,
} from "#app/modules.server.ts";
import { moduleStores } from "#app/modules.store.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { createOutageLog } from "#app/store/outages/outage-log.server.ts";
import { openOutbox } from "#app/store/outbox/outbox.server.ts";
import { toMailFolder, toPictureFolder, toTextsFile } from "#app/store/store-files.server.ts";
import { type Environment, findWarnings } from "./environment/environment.ts";
import type { Log } from "./log/request-log.ts";
import { createPageCache } from "./pages/page-cache.ts";

const BYTES_PER_MB = 1024 * 1024;

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Everything the pages read from and write to; changed listings and texts, and another light at the agency, clear the page cache. */
export async function openStores(environment: Environment, log: Log) {
  const pages = createPageCache(environment.pageCacheMb * BYTES_PER_MB);
  const noteOutage = createOutageLog({ log });
  const db = await openDatabase({
    ...environment,
    onAway: (error) => noteOutage(error, "the site starts without its store"),
    onMigrated: (migrations) => log.info({ migrations }, "the store was brought up to date"),
  });
  const copy = toTextsFile(environment.dataDir);
  const texts = await openTexts({ db, log, noteOutage, copy, hasPicture });
  const shared = { ...environment, db, log, noteOutage, getNoticeSettings };
  const listings = await openCatalogue({
    directory: environment.listingsDir,
    register: openPublishedHomes(db, {
      folder: join(environment.dataDir, "listings"),
      onError: (error) => noteOutage(error, "the homes of the register could not be read"),
    }),
    keptFolder: join(environment.dataDir, "listings-kept"),
    log,
    getLicence: () => texts.get().office.licence,
    onChange: pages.clear,
  });
  const catalogue = assignHomes(listings, texts.get);
  const mailServices = {
    db,
    publicOrigin: environment.publicOrigin,
    getPhone: () => texts.get().office.phone,
    findHomes: createFindHomes(catalogue),
    criteria: openCriteria(catalogue, texts.get),
  };
  const makers = {
    ...createModuleMailMakers(mailServices),
    ...createMailMakers(db, shared),
  };
  const variables = process.env;
  const { lanes, toNotices } = openModuleLanes({ ...shared, variables });
  const outbox = openOutbox({ ...shared, makers, lanes });
  const enquiries = openEnquiries({ ...shared, modules: moduleStores, outbox });
  const namedPictures = openNamedPictures(db, shared);
  const modules = openModules({
    ...shared,
    ...mailServices,
    catalogue,
    outbox,
    texts,
    variables,
    namedPictures,
    clearPages: pages.clear,
    takeForm: enquiries.rateLimit.take,
  });
  const shareImages = openShareImages({
    named: namedPictures,
    folder: join(environment.dataDir, "cards"),
    pictureFolders: [toAgencyPath("public/pictures"), toPictureFolder(environment.dataDir)],
    find: (address) =>
      findShareImage(address, {
        listings: catalogue.getSaleListings(),
        rentals: [...catalogue.getRentals(), ...catalogue.getLeased()],
        sold: catalogue.getSold(),
        texts: texts.get(),
        ofModules: modules.findPages(),
      }),
    log,
  });
  texts.watch(pages.clear);
  watchClock(() => JSON.stringify(getDayLight(Date.now())), pages.clear);
  const folder = toMailFolder(environment.dataDir);
  for (const warning of findWarnings(environment)) log.warn({ folder }, warning);

  /** Mails to the agency link to the office where people answer in it. */
  async function getNoticeSettings() {
    const { officeEmail, publicOrigin } = environment;
    const officeOrigin = (await answersEnquiries(db)) ? publicOrigin : undefined;
    const { phone } = texts.get().office;
    return { officeEmail, phone, officeOrigin, toFurtherNotices: toNotices };
  }

  return {
    db,
    noteOutage,
    pages,
    texts,
    catalogue,
    shareImages,
    outbox,
    enquiries,
    modules,
  };
}
