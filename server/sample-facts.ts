import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { agency } from "#app/agency/folder/agency.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import type { Environment } from "./environment/environment.ts";

/** Facts that only a sample may state: reserved names and numbers, an invented licence and ABN. */
const facts = [
  { pattern: /[\w.-]{1,60}\.example\b/, kind: "an address that leads nowhere" },
  { pattern: /\(0[2378]\) (?:5550|7010) \d{4}|\b0491 57\d \d{3}\b/, kind: "a telephone number of fiction" },
  { pattern: /"licence": "(10000000)"/, kind: "the licence of a sample" },
  { pattern: /"abn": "(00 000 000 000)"/, kind: "the ABN of a sample" },
] as const;

/** Names that no visitor from outside can reach: reserved ones, and addresses in numbers. */
const unreachable =
  /(?:^|\.)(?:localhost|example|example\.(?:com|net|org)|test|invalid|internal|local)$|^[\d.]{1,15}$|^\[/;

/** Throws where visitors from everywhere would read the facts of a sample, naming each. */
export function refuseSampleFacts({ isProduction, publicOrigin, listingsDir }: Environment) {
  if (!isProduction || unreachable.test(new URL(publicOrigin).hostname)) return;
  const found = findSampleFacts(listingsDir);
  if (found.length > 0)
    throw new Error(
      `${publicOrigin} would show facts of a sample. Put your own into the folder that AGENCY_DIR names, or LISTINGS_DIR:\n${found.join("\n")}`,
    );
}

/**
 * The facts of a sample that the agency's folder and its files of homes still have, a line each. An agency that says that
 * it is one has all of them.
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
