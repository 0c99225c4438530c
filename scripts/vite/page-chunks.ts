/** Pages that visitors go between without a new document; a page of its own is a family of one. */
const families = {
  list: ["listings", "rentals"],
  detail: ["property", "rental"],
  form: ["contact", "appraisal"],
} as const;

/** As much of the bundler's view of a module as is needed here. */
export type ChunkGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** What is wanted by more comes first: a file takes along what it imports, unless an earlier one has it. */
export const chunks = ["frame", "listing", "list", "detail", "form"] as const;

/** Drawn by the server only (app/shell/frame/served.tsx): what no page but these wants is no part of the frame. */
const served = /\/app\/shell\/frame\/(?:header|footer|mobile-menu)\.tsx$/;

const pageEntry = /\/([\w-]+)\.tsx\?__react-router-build-client-route$/;

/**
 * Into which file shared code goes: what stands on every page ("frame"), what lists and details share ("listing"),
 * what one family shares ("list", "detail", "form"). Left to the bundler, it would be thirty files, each compressed
 * by itself. Undefined for what only one page needs.
 */
export function toChunkName(id: string, graph: ChunkGraph): (typeof chunks)[number] | undefined {
  const pages = findPages(id, graph);
  if (pages.has("root")) return "frame";
  const touched = Object.entries(families).filter(([, members]) => members.some((page) => pages.has(page)));
  if (touched.some(([name]) => name === "form") && touched.length > 1) return "frame";
  if (touched.length > 1) return "listing";
  const family = touched[0]?.[0];
  return pages.size > 1 ? chunks.find((chunk) => chunk === family) : undefined;
}

/** The pages whose own script cannot do without this module. */
function findPages(id: string, graph: ChunkGraph) {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next) || served.test(next)) continue;
    seen.add(next);
    const page = pageEntry.exec(next)?.[1];
    if (page) pages.add(page);
    open.push(...(graph.getModuleInfo(next)?.importers ?? []));
  }
  return pages;
}
