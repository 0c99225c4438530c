import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { agency } from "#app/agency/folder/agency.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import type { Environment } from "./environment/environment.ts";

/** Facts that only a sample may have: reserved names and numbers, an invented licence and ABN. */
const facts = [
  { pattern: /[\w.-]{1,60}\.example\b/, kind: "an address that leads nowhere" },
  { pattern: /\(0[2378]\) (?:5550|7010) \d{4}|\b0491 57\d \d{3}\b/, kind: "a telephone number of fiction" },
  { pattern: /"licence": "(10000000)"/, kind: "the licence of a sample" },
  { pattern: /"abn": "(00 000 000 000)"/, kind: "the ABN of a sample" },
] as const;

/** Hosts that visitors from outside cannot reach: reserved names, and numeric addresses. */
const unreachable =
  /(?:^|\.)(?:localhost|example|example\.(?:com|net|org)|test|invalid|internal|local)$|^[\d.]{1,15}$|^\[/;

/** Throws on a public site that still has facts of the sample, and names each. */
export function refuseSampleFacts({ isProduction, publicOrigin, listingsDir }: Environment) {
  if (!isProduction || unreachable.test(new URL(publicOrigin).hostname)) return;
  const found = findSampleFacts(listingsDir);
  if (found.length > 0)
    throw new Error(
      `${publicOrigin} would show facts of a sample. Put your own into the folder that AGENCY_DIR names, or LISTINGS_DIR:\n${found.join("\n")}`,
    );
}

/**
 * Finds the sample's facts that the agency's folder and its files of homes still contain, one line each. An agency that
 * calls itself a sample may have all of them.
 */
export function findSampleFacts(listingsDir: string) {
  if (agency.isSample) return ["agency.json: isSample is true: its people, homes and figures are invented"];
  const paths = [toAgencyPath("."), listingsDir].flatMap((folder) =>
    globSync("*.json", { cwd: folder }).map((name) => join(folder, name)),
  );
  return paths.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return facts.flatMap(({ pattern, kind }) => {
      const found = pattern.exec(text);
      return found ? [`${basename(path)}: ${found[1] ?? found[0]} is ${kind}`] : [];
    });
  });
}
