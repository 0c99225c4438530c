import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { UNSAFE_decodeViaTurboStream } from "react-router";
import * as v from "valibot";
import { browserFiles } from "#app/agency/folder/browser-files.server.ts";
import { themeStyles } from "#app/agency/folder/theme.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { saleFormat } from "#app/homes/record/sale-record.ts";
import { parseRecords } from "#app/listings/catalogue/parse-records.ts";
import { PEERS, runProgram } from "./programs.ts";

export const folders = {
  files: "build/peers/files",
  spa: "build/peers/spa",
  next: `${PEERS}/next`,
} as const;

/** The documents of the running site, as files a person might have written. */
export async function makeFiles(origin: string, pages: readonly string[]) {
  const kept: Record<string, string> = {};
  await rm(folders.files, { recursive: true, force: true });
  await mkdir(folders.files, { recursive: true });
  for (const page of pages) {
    const file = `${toName(page)}.html`;
    const answer = await fetch(origin + page);
    if (!answer.ok) throw new Error(`${page} is answered with ${answer.status}; give --pages that exist.`);
    await writeFile(join(folders.files, file), stripDocument(await answer.text()));
    kept[page] = file;
  }
  await writeKept(folders.files, kept);
}

/** The single-page app: one document for every address, and the data it fetches. */
export async function makeSpa(origin: string, pages: readonly string[]) {
  const folder = folders.spa;
  runProgram("vite", ["build", `${PEERS}/spa`, "--logLevel", "warn"]);
  runProgram(process.execPath, ["scripts/build/compress.ts", folder]);
  const data = await makeData(origin, pages);
  await mkdir(join(folder, "data"));
  for (const [name, text] of Object.entries(data)) await writeFile(join(folder, "data", name), text);
  await writeAgencyFiles(folder);
  const addresses = Object.keys(data).map((name) => [`/data/${name}`, `data/${name}`]);
  await writeKept(folder, {
    ...Object.fromEntries(pages.map((page) => [page, "index.html"])),
    ...Object.fromEntries(addresses),
    ...Object.fromEntries(
      browserFiles.flatMap(({ path, address }) => [path, address].map((each) => [each, path.slice(1)])),
    ),
    "/theme.css": "theme.css",
  });
}

/** The supplied file, which is filtered in the browser, and what the loaders of the running site say of the other pages. */
async function makeData(origin: string, pages: readonly string[]) {
  const sales = await readFile(join("agencies/headland/homes", saleFormat.file), "utf8");
  const data: Record<string, string> = { [saleFormat.file]: sales };
  const homes = parseRecords(sales, saleFormat, Date.now()).listings.map(({ id }) => `/property/${id}`);
  const guides = defaultTexts.suburbs.map(({ id }) => `/suburbs/${id}`);
  // Also those that are not measured: Next.js makes all pages, and fetches in advance what a page links to.
  for (const page of new Set([...pages, "/", "/contact", ...homes, ...guides]))
    data[`${toName(page)}.json`] = JSON.stringify(
      { loaderData: await fetchLoaderData(origin, page) },
      withoutArticles,
    );
  return data;
}

/** As the site's own pages ask for it when they come in the browser. */
async function fetchLoaderData(origin: string, page: string) {
  const { body } = await fetch(`${origin}${page}.data`);
  if (!body) throw new Error(`${page} has no data.`);
  const { value } = await UNSAFE_decodeViaTurboStream(body, globalThis);
  const routes = v.parse(v.record(v.string(), v.object({ data: v.unknown() })), value);
  return Object.entries(routes).find(([id]) => id !== "root")?.[1].data;
}

/** Leaves out the texts of articles, which none of these pages shows. */
function withoutArticles(key: string, value: unknown) {
  return key === "content" ? undefined : value;
}

/** "property-1": the name of a page's files. */
function toName(page: string) {
  return page.slice(1).replaceAll("/", "-") || "home";
}

/** The Next.js app, with the site's pictures, fonts and styles as its public folder. */
export async function makeNext() {
  const folder = join(folders.next, "public");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const shared of [
    "agencies/headland/public/fonts",
    "agencies/headland/public/pictures",
    "agencies/headland/public/favicon.svg",
    "agencies/headland/public/icon-64.png",
    "agencies/headland/public/site.webmanifest",
    "build/client/assets",
  ])
    await symlink(resolve(shared), join(folder, shared.split("/").at(-1) ?? ""));
  await writeAgencyFiles(folder);
  runProgram(process.execPath, [`${PEERS}/node_modules/next/dist/bin/next`, "build", folders.next], ".", {
    NEXT_TELEMETRY_DISABLED: "1",
  });
}

/** Writes the agency's files that the site's server puts into its documents. */
async function writeAgencyFiles(folder: string) {
  for (const { path, text } of browserFiles) await writeFile(join(folder, path), text);
  await writeFile(join(folder, "theme.css"), themeStyles);
}

function writeKept(folder: string, kept: Record<string, string>) {
  return writeFile(join(folder, "kept.json"), JSON.stringify(kept, undefined, 2));
}

/** Parts of a document that only scripts or its framework read. */
const traces = [
  /<script\b[\s\S]*?<\/script>/g,
  /<link rel="(?:x-)?modulepreload"[^>]*>/g,
  /<!--[\s\S]*?-->/g,
  / data-(?:served|covers|discover)(?:="[^"]*")?/g,
  / suppressHydrationWarning(?:="[^"]*")?/g,
];

/**
 * A document of the site as somebody would have written it by hand: the same markup, styles, fonts and pictures, and no
 * script, no data for one (structured data for search engines included) and no marks that a framework leaves.
 */
export function stripDocument(html: string) {
  return traces.reduce((text, trace) => text.replace(trace, ""), html);
}
