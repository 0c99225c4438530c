import { hash } from "node:crypto";
import { globSync } from "node:fs";
import { readAgencyText, toAgencyPath } from "#app/agency/folder/disk.ts";
import { manifest } from "#app/agency/folder/manifest.ts";
import { tokens } from "#app/agency/folder/theme.ts";
import { agency, agencyZone, officeWords, regionWords } from "./agency.ts";
import { elsewhere, extent, hasMap, places, regionNames, walks, where } from "./places.ts";

const pictures = toFile("/agency-pictures.json", JSON.stringify(manifest));

const files: typeof globalThis.agencyFiles = {
  agency: { ...agency, office: officeWords },
  zone: agencyZone,
  regionWords,
  places: { suburbs: places, elsewhere, where, extent, regionNames, walks },
  hasMap,
  tokens,
  picturesAddress: pictures.address,
  ...(process.env.NODE_ENV === "development" && { texts: readTexts() }),
};

/** Makes a script with the parts of the agency's folder that page scripts need. */
const script = toFile("/agency.js", `globalThis.agencyFiles=${JSON.stringify(files)}`);

export const scriptAddress = script.address;

/** Files of the agency's folder that browsers may fetch, by path. */
export const browserFiles = [
  { ...script, type: "text/javascript; charset=utf-8" },
  { ...pictures, type: "application/json; charset=utf-8" },
];

/** In development browsers also render what only the server renders in production. */
function readTexts() {
  const names = globSync("{,journal/,drawings/}*.{css,json,md,svg}", { cwd: toAgencyPath(".") });
  return Object.fromEntries(names.map((name) => [name, readAgencyText(name)]));
}

function toFile(path: string, text: string) {
  const digest = hash("sha256", text, "base64url").slice(0, 8);
  return { path, address: `${path}?v=${digest}`, text };
}
