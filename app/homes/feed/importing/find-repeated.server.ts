import type { Register } from "../../register/open-register.server.ts";
import type { FeedFile, HomeReport } from "../../register/register.ts";
import type { Exported } from "../exporting/hash-exported.server.ts";
import type { Survey } from "./survey-feed.server.ts";

/** Of the command line: what this site's own exports say, to be taken at their word. `origin`: of the site. */
export type OwnExports = { origin: string; find: () => Promise<ReadonlyMap<string, Exported>> };

/** What was sent, or was exported, just like this before: unchanged, whatever else is in the file. */
export async function findRepeated(
  file: Pick<FeedFile, "id">,
  { last }: Survey,
  { register, exported }: { register: Register; exported?: OwnExports },
) {
  const repeated = new Map<string, HomeReport>();
  function note(name: string, publicId: string) {
    const key = last.get(name)?.key;
    if (key) repeated.set(name, { key, publicId, outcome: "UNCHANGED", findings: [], differences: [] });
  }
  for (const [name, publicId] of await register.findRepeated([...last.values()], file.id))
    note(name, publicId);
  if (!exported || repeated.size === last.size) return repeated;
  for (const [name, { publicId, hash }] of await exported.find())
    if (last.get(name)?.hash === hash) note(name, publicId);
  return repeated;
}
