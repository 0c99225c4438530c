import { readAgencyFile } from "./read-file.ts";
import { providersSchema } from "./schemas/feed.ts";

export const providers = readAgencyFile("feed.json", providersSchema);
