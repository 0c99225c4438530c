import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readFileOfModule } from "#app/agency/folder/read-file.ts";
import { leadsFile } from "./destinations-schema.ts";

/** Where enquiries go besides mail. Most agencies have none. */
export const destinationSettings = hasAgencyFile(leadsFile.name) ? readFileOfModule(leadsFile) : [];
