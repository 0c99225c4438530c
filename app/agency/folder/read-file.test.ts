import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readAgencyText } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";
import { agencySchema } from "./schemas/files.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "agency-"));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const agency = await readFile("agencies/headland/agency.json", "utf8");

async function read(text: string) {
  vi.stubEnv("AGENCY_DIR", folder);
  await writeFile(join(folder, "agency.json"), text);
  return readAgencyFile("agency.json");
}

test("AGENCY_DIR names the folder, which may lie outside the product", async () => {
  const { name } = await read(agency.replace('"name": "Headland"', '"name": "Elsewhere"'));
  expect(name).toBe("Elsewhere");
});

test("a field of a wrong type is reported with its file and the expected type", async () => {
  await expect(read(agency.replace('"isSample": true', '"isSample": "yes"'))).rejects.toThrow(
    `${folder}/agency.json is not valid. isSample: Invalid type: Expected boolean but received "yes"`,
  );
});

test("a file that is not JSON is named", async () => {
  await expect(read('{"office"')).rejects.toThrow(`${folder}/agency.json is not valid JSON`);
});

test("a missing folder is reported by its first missing file", () => {
  vi.stubEnv("AGENCY_DIR", "/nowhere");
  expect(() => readAgencyText("agency.json")).toThrow("The agency’s folder lacks /nowhere/agency.json");
});

test("every state and territory has a region, and a postcode must lie in it", () => {
  const findFault = (state: string, postcode: string) => {
    const address = { street: "12 High Street", suburb: "Launceston", state, postcode };
    return v.safeParse(agencySchema.entries.address, address).issues?.map(({ message }) => message);
  };
  expect(findFault("TAS", "7250")).toBeUndefined();
  expect(findFault("NSW", "7250")).toEqual(["7250 lies in TAS, not in NSW"]);
  expect(findFault("ACT", "2617")).toBeUndefined();
  expect(findFault("NZ", "7250")).toEqual(["One of NSW, VIC, QLD, SA, WA, TAS, ACT, NT is expected"]);
});
