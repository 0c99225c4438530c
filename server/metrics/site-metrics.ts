import { Counter, Gauge, type Registry } from "prom-client";
import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { moduleGauges, type OpenModules } from "#app/modules.server.ts";
import type { PageCache } from "../pages/page-cache.ts";

const MS_PER_SECOND = 1000;
const noticeStates = ["waiting", "held", "sent", "dead", "queued", "paused", "refused"];

export type SiteSources = {
  catalogue: Pick<Catalogue, "getFiles">;
  enquiries: Pick<Enquiries, "getFigures" | "getFault">;
  pages: Pick<PageCache, "getFigures">;
  modules: Pick<OpenModules, "readGauges">;
};

/** Adds gauges for the state of the site. Returns a function that refreshes them before they are read. */
export function addSiteMetrics(registry: Registry, { catalogue, enquiries, pages, modules }: SiteSources) {
  const refreshers = [
    addPageMetrics(registry, pages),
    addCatalogueMetrics(registry, catalogue),
    addEnquiryMetrics(registry, enquiries),
    addModuleGauges(registry, modules.readGauges),
  ];
  return async () => {
    for (const refresh of refreshers) await refresh();
  };
}

function addPageMetrics(registry: Registry, pages: SiteSources["pages"]) {
  const { gauge, counter } = createIn(registry);
  const hits = counter("site_page_cache_hits_total", "Documents served from the page cache");
  const misses = counter("site_page_cache_misses_total", "Documents rendered because they were not cached");
  const bytes = gauge("site_page_cache_bytes", "Memory of cached documents");
  const cached = gauge("site_page_cache_pages", "Documents cached");
  return () => {
    const figures = pages.getFigures();
    hits.reset();
    hits.inc(figures.hits);
    misses.reset();
    misses.inc(figures.misses);
    bytes.set(figures.bytes);
    cached.set(figures.pages);
  };
}

function addCatalogueMetrics(registry: Registry, catalogue: SiteSources["catalogue"]) {
  const { gauge } = createIn(registry, ["file"]);
  const age = gauge("site_catalogue_age_seconds", "Since the data file in use was written");
  const listings = gauge("site_listings", "Listings of the data file in use");
  const stopped = gauge("site_listings_stopped", "Listings that a rule before publishing has stopped");
  const faults = gauge("site_data_file_fault", "1 while the newest data file cannot be used");
  return () => {
    for (const { name, count, changedAt, fault, stopped: found } of catalogue.getFiles()) {
      listings.set({ file: name }, count);
      faults.set({ file: name }, fault ? 1 : 0);
      stopped.set({ file: name }, found);
      if (changedAt !== undefined) age.set({ file: name }, (Date.now() - changedAt) / MS_PER_SECOND);
    }
  };
}

function addEnquiryMetrics(registry: Registry, enquiries: SiteSources["enquiries"]) {
  const { gauge } = createIn(registry);
  const saved = createIn(registry, ["kind", "outcome"]).counter(
    "site_enquiries_saved_total",
    "Enquiries this process has saved since its start",
  );
  const stored = createIn(registry, ["kind"]).gauge("site_enquiries", "Enquiries in the store");
  const notices = createIn(registry, ["state"]).gauge("site_notices", "Messages in the store");
  const oldest = gauge(
    "site_oldest_undelivered_notice_seconds",
    "Since when the oldest message waits; 0: none",
  );
  const fault = gauge("site_store_fault", "1 while nothing can be kept and every form is refused");

  return async () => {
    const figures = await enquiries.getFigures();
    saved.reset();
    for (const { kind, outcome, count } of figures.saved) saved.inc({ kind, outcome }, count);
    fault.set((await enquiries.getFault()) ? 1 : 0);
    // Cleared first, because old figures would hide the fault.
    for (const metric of [stored, notices, oldest]) metric.reset();
    if (!figures.stored) return;
    for (const { kind, count } of figures.stored.enquiries) stored.set({ kind }, count);
    for (const state of noticeStates) notices.set({ state }, 0);
    for (const { state, count } of figures.stored.notices) notices.set({ state }, count);
    const { since } = figures.stored;
    oldest.set(since === undefined ? 0 : (Date.now() - since) / MS_PER_SECOND);
  };
}

function addModuleGauges(registry: Registry, readGauges: OpenModules["readGauges"]) {
  const gauges = new Map(
    moduleGauges.map(({ name, help, labels = [] }) => [
      name,
      createIn(registry, [...labels]).gauge(name, help),
    ]),
  );
  return async () => {
    for (const gauge of gauges.values()) gauge.reset();
    // While the store is unavailable, site_store_fault says so.
    const readings = await Promise.all(readGauges.map((read) => read().catch(() => [])));
    for (const { gauge, labels, value } of readings.flat()) gauges.get(gauge)?.set({ ...labels }, value);
  };
}

function createIn(registry: Registry, labelNames: string[] = []) {
  const shared = { labelNames, registers: [registry] };
  return {
    gauge: (name: string, help: string) => new Gauge({ name, help, ...shared }),
    counter: (name: string, help: string) => new Counter({ name, help, ...shared }),
  };
}
