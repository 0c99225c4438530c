import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a text file of the folder, such as an article. */
export function readAgencyText(name: string) {
  const path = toAgencyPath(name);
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fault = `The agency’s folder lacks ${path}, or it cannot be read (${reason}).`;
    throw new Error(`${fault} Set AGENCY_DIR to its path.`, { cause: error });
  }
}

/** Whether the folder has a file, since drawings and some others are optional. */
export function hasAgencyFile(name: string) {
  return existsSync(toAgencyPath(name));
}

export function toAgencyPath(name: string) {
  return join(process.env.AGENCY_DIR || "agencies/headland", name);
}
