import { existsSync } from "node:fs";
import { resolve } from "node:path";

type Chunk = { name: string; modules: readonly string[]; priority?: number };

/**
 * Groups our browser modules into few files: those of every page with scripts, those that nearly all of these share,
 * those that lists and homes share, and those that only one of them needs. Many small files would add bytes each.
 */
const chunks: readonly Chunk[] = [
  {
    name: "root",
    modules: [
      "app/root.tsx",
      "app/agency/folder/browser/files.ts",
      "app/document/site/office/office-words.ts",
      "app/document/site/page-title.ts",
    ],
  },
  {
    name: "shared",
    priority: 4,
    modules: [
      "app/agency/impression.ts",
      "app/document/site/page-header.tsx",
      "app/document/site/portrait/agent-portrait.tsx",
      "app/region/format.ts",
      "app/region/phone.ts",
      "app/ui/button.tsx",
      "app/ui/icons.tsx",
      "app/ui/loading/slow.ts",
      "app/ui/loading/use-loading.ts",
      "app/ui/toast/toast-queue.ts",
      "app/ui/toast/toast.tsx",
    ],
  },
  {
    name: "cards",
    priority: 3,
    modules: [
      "app/alerts/alert-links.ts",
      "app/homes/record/open-times.ts",
      "app/homes/record/is-land.ts",
      "app/homes/record/listing-links.ts",
      "app/homes/record/listing-status.ts",
      "app/homes/record/place/listing-address.ts",
      "app/homes/record/price-line.ts",
      "app/listings/card/listing-card.tsx",
      "app/listings/card/listing-facts.ts",
      "app/slots/home-and-list-links.ts",
    ],
  },
  { name: "show-map", priority: 3, modules: ["app/document/site/show-map.tsx"] },
  {
    name: "lists",
    modules: [
      "app/homes/record/load-failures.ts",
      "app/listings/list/browser-search.ts",
      "app/listings/list/list-page.tsx",
      "app/listings/list/location-field.tsx",
      "app/listings/list/unavailable-note.tsx",
    ],
  },
  {
    name: "home",
    modules: [
      "app/calendars/calendar-links.ts",
      "app/enquiries/about-listing/listing-for-enquiry.ts",
      "app/listings/detail/listing-page.tsx",
      "app/slots/calendar-links.ts",
      "app/ui/arrow-link.tsx",
      "app/ui/key-values.tsx",
      "app/ui/picture/picture-sizes.ts",
      "app/ui/section-header.tsx",
    ],
  },
];

/** Chunks of React with its router, the runtime, and our own. Throws if a listed file has moved. */
export function findChunkGroups() {
  const react =
    /rolldown.runtime|vite.preload-helper|node_modules\/(?:react|react-dom|react-router|scheduler)\//;
  return [{ name: "react", test: react, priority: 5 }, ...chunks.map(toGroup)];
}

function toGroup({ name, modules, priority }: Chunk) {
  const moved = modules.find(hasMoved);
  if (moved) throw new Error(`The chunk "${name}" names ${moved}, which is not there any more`);
  const paths = new Set(modules.map((path) => resolve(path)));
  return { name, priority, test: (id: string) => paths.has(id.split("?", 1)[0] ?? id) };
}

/** Whether a listed file is missing although its folder exists: optional folders of app/ may be absent. */
function hasMoved(path: string) {
  const folder = path.split("/", 2).join("/");
  return existsSync(folder) && !existsSync(path);
}
