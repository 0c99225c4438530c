import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

/** Runs the command and returns its exit code and lines. */
async function run(...words: string[]) {
  const { code, stdout, stderr } = await runCommand("ops/listings/main.ts", words, {});
  return { code, lines: (stdout + stderr).trim().split("\n") };
}

function write(files: Record<string, unknown>) {
  const folder = makeFolder();
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content));
  return folder;
}

test("prints each finding on a line and exits with 1 if something is stopped", async () => {
  const folder = write({
    "coastal-listings.json": [
      toSampleRecord({ id: "S001", price_text: "Offers over $1.5m" }),
      { ...toSampleRecord({ id: "S002" }), beds: "three" },
      { ...toSampleRecord({ id: "S003" }), video: "http://video.example" },
      toSampleRecord({ id: "S004", price_aud: 1_500_000 }),
      { id: "S005", status: "withdrawn" },
    ],
    "coastal-rentals.json": [toSampleRentalRecord({ id: "R001", description: "Sorry, no pets." })],
    "estimates.json": { S004: { from: 1_600_000, to: 1_700_000 } },
  });
  const { code, lines } = await run("check", folder);
  expect(lines).toEqual([
    expect.stringMatching(/^stop S002 record-left-out beds: /),
    expect.stringMatching(/^warn S003 field-not-used video: /),
    expect.stringMatching(/^stop S001 offers-over price_text: "Offers over \$1\.5m"\. Write one price/),
    expect.stringMatching(/^stop S004 below-estimate price_aud: "\$1\.5M"\. /),
    expect.stringMatching(/^stop S004 below-estimate price_aud: "\$1,500,000"\. /),
    expect.stringMatching(/^stop R001 no-pets description: "no pets"\. /),
    "6 findings, 5 of them stop something",
  ]);
  expect(code).toBe(1);
});

test("exits with 0 if there are only warnings", async () => {
  const auction = { at: "2020-11-28T10:00" };
  const folder = write({
    "coastal-listings.json": [toSampleRecord({ auction })],
    "coastal-rentals.json": [],
  });
  const { code, lines } = await run("check", folder);
  expect(lines[0]).toMatch(/^warn S001 auction-past auction\.at: "2020-11-28"\. /);
  expect(code).toBe(0);
});

test("an unreadable file stops everything in it", async () => {
  const folder = write({ "coastal-listings.json": {}, "estimates.json": { S001: 5 } });
  const { code, lines } = await run("check", folder);
  expect(lines).toEqual([
    expect.stringMatching(/^stop estimates\.json: S001/),
    expect.stringMatching(/^stop coastal-listings\.json: .*not a list/),
    expect.stringMatching(/^stop coastal-rentals\.json: /),
    "3 findings, 3 of them stop something",
  ]);
  expect(code).toBe(1);
});

test("prints its usage", async () => {
  expect((await run("--help")).lines[0]).toContain("npm run listings -- check [FOLDER]");
  expect((await run()).code).toBe(2);
  expect((await run("check", "a", "b")).code).toBe(2);
});
