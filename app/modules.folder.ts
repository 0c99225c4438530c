import type { GenericSchema } from "valibot";
import { feedFile } from "./feed/folder/providers-schema.ts";
import { leadsFile } from "./leads/folder/destinations-schema.ts";

/** Files of modules in an agency’s folder, with the schema of each. */
export const folderFiles: readonly FolderFile[] = [
  // A line each.
  feedFile,
  leadsFile,
];

type FolderFile = { name: string; schema: GenericSchema; isRequired?: boolean };
