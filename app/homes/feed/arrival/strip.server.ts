import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import { writeElement } from "../element.ts";
import type { Content } from "../importing/import-file.server.ts";
import { attachFiles } from "../merging/merge-listing.ts";
import { readElements } from "../reading/parse-reaxml.ts";
import { openTextFile } from "../reading/text-file.server.ts";

type ReadOptions = Pick<Provider, "repairsAmpersands">;

/** A file that cannot be parsed is stripped in memory; this much of it is enough to see what is wrong. */
const MOST_BROKEN_BYTES = 20 * 1024 * 1024;

/** Keeps a file that has been read in a folder, without credentials and owners' details. */
export async function keepStripped(
  content: Content,
  { folder, workName, provider }: { folder: string; workName: string; provider: ReadOptions },
) {
  await mkdir(folder, { recursive: true });
  const target = join(folder, `${workName.replace(/\.(?:xml|zip)$/i, "")}.xml`);
  await stripFeed(content, `${target}.part`, provider);
  await rename(`${target}.part`, target);
}

async function stripFeed({ files, enclosed }: Content, target: string, provider: ReadOptions) {
  async function* write() {
    yield '<?xml version="1.0" encoding="utf-8"?>\n<propertyList>\n';
    for await (const element of readElements(files, provider))
      yield `${writeElement(attachFiles(element, enclosed))}\n`;
    yield "</propertyList>\n";
  }
  await pipeline(write, createWriteStream(target));
}

/** The same of a file that cannot be read, as well as it can be done without understanding it. */
export async function stripBroken(path: string, target: string) {
  const { size } = await stat(path);
  if (size <= MOST_BROKEN_BYTES) {
    const { readText } = await openTextFile(path);
    let text = "";
    for await (const piece of readText()) text += piece;
    await writeFile(target, stripText(text));
  }
  await rm(path);
}

/** Credentials stand in the root, owners in elements of their own. */
function stripText(text: string) {
  return cutAll(cutAll(text, "<propertyList", ">"), "<vendorDetails", "</vendorDetails");
}

/** Without what stands from `start` to `end`, in whatever case; where that never comes, without the rest. */
function cutAll(text: string, start: string, end: string) {
  const small = text.toLowerCase();
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const cut = small.indexOf(start.toLowerCase(), from);
    if (cut < 0) return [...parts, text.slice(from)].join("");
    parts.push(text.slice(from, cut));
    from = small.indexOf(end.toLowerCase(), cut);
    if (from < 0) return parts.join("");
  }
}
