import type { GenericSchema } from "valibot";
import { leadsFile } from "./leads/folder/destinations-schema.ts";

/** Files of modules that an agency’s folder may have, by name, with the schema of each. */
export const folderFiles: readonly FolderFile[] = [
  // A line each.
  leadsFile,
];

type FolderFile = { name: string; schema: GenericSchema };
