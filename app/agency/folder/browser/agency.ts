import { agencyFile } from "./files.ts";

/** In the browser's build this stands for ../agency.ts (package.json, "imports"). */
export const { office: officeWords, ...agency } = agencyFile;
