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

test("AGENCY_DIR says which folder is read, and it may lie outside the product", async () => {
  const { name } = await read(agency.replace('"name": "Headland"', '"name": "Elsewhere"'));
  expect(name).toBe("Elsewhere");
});

test("a field of a wrong type is named with its file and what is expected", async () => {
  await expect(read(agency.replace('"isSample": true', '"isSample": "yes"'))).rejects.toThrow(
    `${folder}/agency.json is not as it should be. isSample: Invalid type: Expected boolean but received "yes"`,
  );
});

test("a file that is no JSON is named", async () => {
  await expect(read('{"office"')).rejects.toThrow(`${folder}/agency.json is no JSON`);
});

test("a folder that is not there is named by the file it lacks", () => {
  vi.stubEnv("AGENCY_DIR", "/nowhere");
  expect(() => readAgencyText("agency.json")).toThrow("The agency’s folder lacks /nowhere/agency.json");
});

test("a state without a region is told which ones the product has", () => {
  const { state } = agencySchema.entries.address.entries;
  expect(v.safeParse(state, "QLD").success).toBe(true);
  expect(v.safeParse(state, "TAS").issues?.[0]?.message).toBe(
    "The product has no region for this state yet; it has NSW and QLD (app/region)",
  );
});
