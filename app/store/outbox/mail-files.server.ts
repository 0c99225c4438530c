import { rm } from "node:fs/promises";
import { join } from "node:path";
import { toMailFolder } from "../store-files.server.ts";

/** Removes mails that were written as files. */
export async function removeMailFiles(notices: readonly { id: string }[], dataDir: string) {
  for (const { id } of notices)
    for (const name of [`${id}.eml`, `${id}.eml.part`])
      await rm(join(toMailFolder(dataDir), name), { force: true });
}
