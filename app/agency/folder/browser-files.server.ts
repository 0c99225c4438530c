import { createHash } from "node:crypto";
import { agency, officeWords } from "./agency.ts";
import { elsewhere, extent, places, regionNames, where } from "./places.ts";

const files: typeof globalThis.agencyFiles = {
  agency: { ...agency, office: officeWords },
  places: { suburbs: places, elsewhere, where, extent, regionNames },
};

/** A script with what scripts of pages need of the agency's folder, and its address, which changes with it. */
export const browserFiles = toScript(`agencyFiles=${JSON.stringify(files)}`);

function toScript(text: string) {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { address: `/agency.js?v=${digest}`, text };
}
