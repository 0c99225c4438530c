import type { GenericSchema } from "valibot";
import type { FolderCheck } from "./agency/folder/folder-check.ts";
import { feedFile } from "./feed/folder/providers-schema.ts";
import { leadsFile } from "./leads/folder/destinations-schema.ts";
import { checkMap } from "./map/folder/check-map.ts";
import { geoFiles } from "./map/folder/map-schemas.ts";

/** Files of modules in an agency’s folder, with the schema of each. */
export const folderFiles: readonly FolderFile[] = [
  // A line each.
  feedFile,
  leadsFile,
  ...Object.values(geoFiles),
];

/** What modules check beside the schema of each. */
export const folderChecks: readonly FolderCheck[] = [
  // A line each.
  checkMap,
];

type FolderFile = { name: string; schema: GenericSchema; isRequired?: boolean };
