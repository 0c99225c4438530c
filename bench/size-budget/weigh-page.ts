import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { compressBrotli } from "#server/http/negotiate.ts";

const CLIENT = "build/client";
const entryScript = /(?:modulepreload"[^>]*? href="|from "|import ")(\/assets\/[^"]+\.js)/g;
const importedScript = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/g;
const preloadedFont = /<link rel="preload" href="([^"]+)" as="font"/g;
const frameworkScript = /\/react-[^/]*\.js$/;

/** Measures a document and everything that it loads without interaction, except pictures. */
export async function weighPage(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text();
  const sheets = await Promise.all(
    [...html.matchAll(stylesheet)].map(([, url = ""]) => weighFile(url, brotliCompressSync)),
  );
  const scripts = await findScripts([...html.matchAll(entryScript)].map(([, url = ""]) => url));
  const own = [...scripts].filter(([url]) => !frameworkScript.test(url));
  return {
    path,
    documentAndCss: sum([(await compressBrotli(Buffer.from(html))).length, ...sheets]),
    script: sum([...scripts.values()]),
    ownScript: sum(own.map(([, bytes]) => bytes)),
    fonts: await weighFonts(origin, html),
  };
}

/** A page's initial scripts and everything they import, with their sizes as gzip. */
async function findScripts(open: string[]) {
  const scripts = new Map<string, number>();
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    if (scripts.has(url)) continue;
    scripts.set(url, await weighFile(url, (body) => gzipSync(body, { level: 9 })));
    const code = await readFile(join(CLIENT, url), "utf8");
    for (const [, file] of code.matchAll(importedScript)) open.push(`/assets/${file}`);
  }
  return scripts;
}

async function weighFonts(origin: string, html: string) {
  const fonts = [...html.matchAll(preloadedFont)].map(([, url = ""]) => origin + url);
  if (fonts.length === 0) throw new Error("The page preloads no font: has its markup changed?");
  return sum(
    await Promise.all(fonts.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength)),
  );
}

const weighed = new Map<string, number>();

/** Compresses a file as the build does. Cached, because pages share stylesheets and large scripts. */
async function weighFile(url: string, compress: (body: Buffer) => Buffer) {
  const bytes = weighed.get(url) ?? compress(await readFile(join(CLIENT, url))).length;
  weighed.set(url, bytes);
  return bytes;
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Sizes of a page in bytes: documents and stylesheets as brotli, scripts as gzip, fonts as they are. */
export type Weight = {
  path: string;
  documentAndCss: number;
  script: number;
  ownScript: number;
  fonts: number;
};

/** The limits of docs/performance.md, in bytes. */
const parts = [
  ["documentAndCss", "HTML and CSS (brotli)", 28_000],
  ["script", "script (gzip)", 140_000],
  ["ownScript", "script beyond React and React Router (gzip)", 28_000],
  ["fonts", "fonts", 60_000],
] as const;

/** Describes the parts of a page that exceed the budget. */
export function findExcess(weight: Weight): string[] {
  return parts.flatMap(([part, name, limit]) => {
    const bytes = weight[part];
    return bytes > limit ? [`${weight.path}: ${name} is ${bytes} bytes, ${limit} are allowed`] : [];
  });
}
