import { readAgencyFile } from "./read-file.ts";
import { soldSchema } from "./schemas/sold.ts";

export const soldProperties = readAgencyFile("sold.json", soldSchema);
