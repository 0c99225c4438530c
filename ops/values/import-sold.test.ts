import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copySample } from "#app/agency/folder/copy-sample.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

const header =
  "Agent name,Sold date,Price,Type,Title,Address,Suburb,Beds,Baths,Cars,Pictures,Description,Land size";
const tail = '4,2,1,"sold-1-street sold-1-living","Two fig trees, and ""the"" verandah.",';

function openAgency() {
  const folder = copySample();
  const file = join(folder, "old-sales.csv");
  const readSold = () => readFileSync(join(folder, "sold.json"), "utf8");
  return {
    file,
    readSold,
    write: (...lines: string[]) => writeFileSync(file, [header, ...lines].join("\n")),
    run: (...words: string[]) =>
      runCommand("ops/agency/main.ts", words, { PATH: process.env.PATH, AGENCY_DIR: folder }),
  };
}

test("imports sales of the old site into sold.json once, after a dry run that writes nothing", async () => {
  const { file, write, run, readSold } = openAgency();
  const before = readSold();
  const { address, soldDate } = JSON.parse(before)[0];
  write(
    `Priya Nandan,14/10/2024,"$1,250,000",house,The fig house,"4 L’Estrange Lane, Manly",Manly,${tail}512`,
    `Priya Nandan,2024-10-14,1.25m,Apartment,The flat,"5 Élan Street, Manly",Manly,${tail}`,
    `Priya Nandan,${soldDate},1.25m,House,Known,"${address}",Manly,${tail}`,
    `Nobody,32/10/2024,withheld,Castle,,"1 High Street, Atlantis",Atlantis,${tail}lots`,
    `Priya Nandan,14/10/2024,1.3m,House,Again,"4 L'Estrange Lane, Manly",Manly,${tail}`,
  );
  const rehearsal = await run("import", "sold", file);
  expect(rehearsal.stdout.trimEnd().split("\n")).toEqual([
    ...[
      "2 4 L’Estrange Lane, Manly (4-lestrange-lane-manly-2024-10-14): added",
      "3 5 Élan Street, Manly (5-elan-street-manly-2024-10-14): added",
      expect.stringContaining("in sold.json already, which stays as it is"),
      "5 refused, title: words are expected",
      "5 refused, suburb: a suburb of places.json is expected",
      "5 refused, price: a price in dollars is expected",
      "5 refused, type: House, Apartment, Townhouse: one of these is expected",
      "5 refused, soldDate: a day is expected, such as 2024-03-01 or 1/3/2024",
      "5 refused, landSize: an area in sqm is expected",
      "6 refused, id: is on line 2 already",
    ].map((line) => (typeof line === "string" ? `${file}:${line}` : line)),
    "2 added; 1 in sold.json already, which stays as it is; 2 lines refused.",
    "This was a rehearsal: nothing is written without --write.",
  ]);
  expect(rehearsal.code).toBe(1);
  expect(readSold()).toBe(before);

  await run("import", "sold", file, "--write");
  const after = JSON.parse(readSold());
  expect(after.slice(0, -2)).toEqual(JSON.parse(before));
  expect(after.at(-2)).toEqual({
    id: "4-lestrange-lane-manly-2024-10-14",
    title: "The fig house",
    address: "4 L’Estrange Lane, Manly",
    suburb: "Manly",
    price: 1_250_000,
    beds: 4,
    baths: 2,
    cars: 1,
    type: "House",
    pictures: ["sold-1-street", "sold-1-living"],
    description: 'Two fig trees, and "the" verandah.',
    soldDate: "2024-10-14",
    landSize: 512,
    agentName: "Priya Nandan",
    agentPhone: expect.stringMatching(/^0491/),
    agentEmail: "priya@headland.example",
  });
  expect((await run("check")).stdout).toContain("is as it should be");

  const written = readSold();
  const again = await run("import", "sold", file, "--write");
  expect(again.stdout).toContain("3 in sold.json already, which stays as it is; 2 lines refused.");
  expect(readSold()).toBe(written);
});

test("a sale without a picture, and one by a former agent, add nothing to what the file says", async () => {
  const { file, write, run, readSold } = openAgency();
  write(`Ada Lane,14/10/2024,1.25m,House,The fig house,"4 Tern Lane, Manly",Manly,4,2,1,,"Two fig trees.",`);
  const stdout = "added with its agent’s name only, since people.json has nobody of that name";
  expect(await run("import", "sold", file, "--write")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(stdout),
  });
  expect(JSON.parse(readSold()).at(-1)).toEqual({
    id: "4-tern-lane-manly-2024-10-14",
    title: "The fig house",
    address: "4 Tern Lane, Manly",
    suburb: "Manly",
    price: 1_250_000,
    beds: 4,
    baths: 2,
    cars: 1,
    type: "House",
    pictures: [],
    description: "Two fig trees.",
    soldDate: "2024-10-14",
    agentName: "Ada Lane",
  });
  expect((await run("check")).stdout).toContain("is as it should be");
});

test("an unreadable file and one that lacks columns give one message each and change nothing", async () => {
  const { file, run, readSold } = openAgency();
  const before = readSold();
  const stderr = expect.stringContaining(`There is no file ${file}.`);
  expect(await run("import", "sold", file, "--write")).toMatchObject({ code: 1, stderr });
  writeFileSync(file, "address;price\n1 High Street;1m\n");
  const stdout = expect.stringContaining(`${file}:1 refused, title: no column has this name`);
  expect(await run("import", "sold", file, "--write")).toMatchObject({ code: 1, stdout });
  expect(readSold()).toBe(before);
});
