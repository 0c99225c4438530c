import { readFileOfModule } from "#app/agency/folder/read-file.ts";
import { feedFile } from "./providers-schema.ts";

export const providers = readFileOfModule(feedFile);
