import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";
import type { StoredText } from "./merge-texts.ts";
import { textKinds, textStates } from "./store/text-rows.ts";

const copySchema = v.array(
  v.object({
    kind: v.picklist(textKinds),
    key: v.string(),
    state: v.picklist(textStates),
    fields: v.string(),
  }),
);

/** Keeps the published texts beside the store, for a start without it. By rename: nobody reads half a file. */
export async function keepLastTexts(path: string, texts: readonly StoredText[]) {
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.part`;
  await writeFile(fresh, JSON.stringify(texts));
  await rename(fresh, path);
}

/** The texts that were kept last; none where there is no readable copy. */
export async function readLastTexts(path: string): Promise<readonly StoredText[]> {
  const text = await readFile(path, "utf8").catch(() => "[]");
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), copySchema), text);
  return success ? output : [];
}
