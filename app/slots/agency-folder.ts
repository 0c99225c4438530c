import type { GenericSchema } from "valibot";
import type { FolderCheck } from "../agency/folder/folder-check.ts";
import { feedFile } from "../feed/folder/providers-schema.ts";
import { leadsFile } from "../leads/folder/destinations-schema.ts";
import { checkMap } from "../map/folder/check-map.ts";
import { geoFiles } from "../map/folder/map-schemas.ts";

/** Modules' files in an agency’s folder, with their schemas. */
export const folderFiles: readonly FolderFile[] = [
  // One line for each module.
  feedFile,
  leadsFile,
  ...Object.values(geoFiles),
];

/** Checks of these files beyond their schemas. */
export const folderChecks: readonly FolderCheck[] = [
  // One line for each module.
  checkMap,
];

type FolderFile = { name: string; schema: GenericSchema; isRequired?: boolean };
