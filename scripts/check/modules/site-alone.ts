import { rmSync } from "node:fs";
import { makeSubmissions, post } from "../../../trials/site/send-forms.ts";
import { makeFolder, startSite } from "../../../trials/site/start-site.ts";
import { runIn } from "./copy.ts";
import { checkErasing, checkNothingIsLost, fillStore } from "./used-store.ts";

/** Specified pages that no other page links to. */
const starts = ["/", "/sitemap", "/contact", "/appraisal"];
const specified = [
  /^\/listings$/,
  /^\/rentals$/,
  /^\/suburbs$/,
  /^\/suburbs\/[\w-]+$/,
  /^\/journal$/,
  /^\/journal\/[\w-]+$/,
  /^\/team$/,
  /^\/team\/\d+$/,
  /^\/property\/\d+$/,
  /^\/rental\/[\w-]+$/,
  /^\/sold-property\/[\w-]+$/,
  /^\/sell$/,
  /^\/about$/,
  /^\/market-appraisal$/,
  /^\/rental-management$/,
  /^\/privacy$/,
  /^\/terms$/,
];
/** A limit, because filters multiply a list's addresses. */
const MOST_PAGES = 400;

/**
 * Builds the copy and starts it on a store that the whole site has used. Checks that every linked page works, including
 * each specified kind, that an enquiry is accepted, that modules' data is kept, and that erasing a person reports what
 * it cannot reach. Throws for a failed check.
 */
export async function tryAlone(copy: string) {
  await runIn(copy, "node_modules/.bin/react-router", "build");
  await runIn(copy, "scripts/build/compress.ts");
  const dataDir = makeFolder();
  await fillStore(dataDir);
  const site = await startSite({ DATA_DIR: dataDir }, { folder: copy });
  try {
    const paths = await visitAll(site.origin);
    const missing = specified.filter((pattern) => !paths.some((path) => pattern.test(path)));
    if (missing.length > 0) throw new Error(`nothing links to ${missing.join(", ")}`);
    await sendForms(site.origin);
  } finally {
    await site.stop();
  }
  checkErasing(copy, dataDir);
  await checkNothingIsLost(dataDir);
  rmSync(dataDir, { recursive: true });
}

/** Visits every linked page, ignoring queries. Returns the paths; throws for missing pages. */
async function visitAll(origin: string) {
  const seen = new Set(starts);
  const lost: string[] = [];
  for (const path of seen) {
    const response = await fetch(origin + path);
    if (response.status !== 200) lost.push(`${path} answers ${response.status}`);
    for (const link of findLinks(await response.text())) if (seen.size < MOST_PAGES) seen.add(link);
  }
  if (lost.length > 0) throw new Error(lost.join(", "));
  return [...seen];
}

function findLinks(html: string) {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
}

async function sendForms(origin: string) {
  for (const submission of makeSubmissions(4))
    if (!(await post(submission, origin))) throw new Error(`the form of ${submission.path} was not taken`);
}
