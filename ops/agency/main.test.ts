import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { copySample } from "#app/agency/folder/copy-sample.fixture.ts";
import { placeholders } from "#app/homes/record/placeholders.ts";
import { writeSampleArchive } from "#app/map/folder/map-archive.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

let folder = "";
beforeEach(() => {
  folder = copySample();
});

const run = (...words: string[]) =>
  runCommand("ops/agency/main.ts", words, { ...process.env, AGENCY_DIR: folder });

async function replace(file: string, from: string | RegExp, to: string) {
  const text = await readFile(join(folder, file), "utf8");
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(join(folder, file), changed);
}

test.each(["headland", "redsoil"])("the folder of %s has no faults", async (name) => {
  const stdout = `agencies/${name} is as it should be.\n`;
  expect(await run("check", `agencies/${name}`)).toMatchObject({ code: 0, stdout });
});

test("every mistake is reported with file, line, field and the expected value", async () => {
  await replace("people.json", /"mobile": "[^"]+"/, '"mobile": 491');
  await replace("people.json", '"id": 2', '"id": 1');
  await replace("suburbs.json", /"picture": "[^"]+"/, '"picture": "not-painted"');
  await replace("agency.json", '"state": "NSW"', '"state": "TAS"');
  await replace("places.json", '"postcode": "2095"', '"postcode": "7250"');
  await replace("suburbs.json", '"postcode": "2095"', '"postcode": "7250"');
  await replace("words.json", /"description": "[^"]+"/, `"description": "${"long ".repeat(40)}"`);
  await replace("theme.css", /--color-slate: #[\da-f]+/, "--color-slate: #9aa0a0");
  await rm(join(folder, "public/icon-64.png"));
  await writeFile(join(folder, "legal.json"), '{\n  "privacy"');
  await writeFile(
    join(folder, "redirects.csv"),
    "old address;new address\n/manly;/suburbs/manly\n/beach;/suburbs/atlantis\n/news;/journal/never-written\n/Manly/;/about\n/;/about\n/surf;/manly\n",
  );
  const { code, stdout } = await run("check", folder);
  expect(code).toBe(1);
  for (const line of [
    /^people\.json:\d+ 0\.mobile: string is expected, not 491$/m,
    /^people\.json:\d+ 1\.id: “1” is there twice$/m,
    /^suburbs\.json:\d+ 0\.picture: “not-painted” is not a picture of pictures\.json$/m,
    /^agency\.json:\d+ address\.postcode: \d{4} lies in NSW, not in TAS$/m,
    /^places\.json:\d+ suburbs\.\d+\.postcode: 2\d{3} lies in NSW, not in TAS$/m,
    /^suburbs\.json:\d+ \d+\.postcode: 7250 lies in TAS, not in NSW$/m,
    /^words\.json:\d+ \w+\.description: At most 160 characters fit its place$/m,
    /^theme\.css:\d+ --color-slate: \d\.\d\d:1 on --color-foam; 4\.5:1 is expected of words$/m,
    /^public\/icon-64\.png: is missing$/m,
    /^legal\.json:2: is not valid JSON: ColonExpected$/m,
    /^redirects\.csv:3 new address: is not a page of this site$/m,
    /^redirects\.csv:4 new address: is not a page of this site$/m,
    /^redirects\.csv:5 old address: is on line 2 already$/m,
    /^redirects\.csv:6 old address: is the home page, which stays$/m,
    /^redirects\.csv:7 new address: is not a page of this site$/m,
  ])
    expect(stdout).toMatch(line);
});

test("a logo, an SVG of any size, becomes the icons", async () => {
  const logo = join(folder, "logo.svg");
  await writeFile(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#bd6a14" d="M0 0h8v4z"/></svg>',
  );
  expect((await run("logo", logo)).code).toBe(0);
  const icon = await sharp(join(folder, "public/icon-512.png")).raw().toBuffer({ resolveWithObject: true });
  expect(icon.info).toMatchObject({ width: 512, height: 512 });
  expect([...icon.data.subarray((512 * 256 + 500) * 4, (512 * 256 + 501) * 4)]).toEqual([
    0xbd, 0x6a, 0x14, 0xff,
  ]);
  expect(await readFile(join(folder, "public/favicon.svg"), "utf8")).toContain("#bd6a14");
  const stderr = expect.stringContaining("The logo has to be an SVG");
  expect(await run("logo", join(folder, "theme.css"))).toMatchObject({ code: 1, stderr });
});

test("a map of another country, a ring that does not close and half an archive are mistakes", async () => {
  await replace("map/names.geojson", "{", '{ "bbox": [-0.2, 51.4, 0.1, 51.6],');
  await replace("map/land.geojson", "[[[[", "[[[[1,1],[");
  writeSampleArchive(join(folder, "map/map.pmtiles"));
  await truncate(join(folder, "map/map.pmtiles"), 500);
  const { stdout } = await run("check", folder);
  for (const line of [
    /^map\/land.geojson:\d+ features\.0\.geometry.*: The ring does not close/m,
    /^map\/names.geojson bbox: It shows -0.2, 51.4 to 0.1, 51.6, where no suburb of places.json is$/m,
    /^map\/map.pmtiles tile data: It ends after 500 of \d+ bytes: copy the whole file again$/m,
  ])
    expect(stdout).toMatch(line);
});

test("reports a missing drawing for homes without photographs, and a missing width of a picture", async () => {
  await rm(join(folder, "public/pictures"));
  const { code, stdout } = await run("check", folder);
  expect(code).toBe(1);
  expect(stdout.match(/^public\/pictures\/placeholder-\w+\.svg: is missing$/gm)).toHaveLength(
    placeholders.length,
  );
  for (const file of ["hero-noon.jpg", "hero-noon-480.avif"])
    expect(stdout).toContain(`pictures.json hero-noon: public/pictures/${file} is missing\n`);
});

test("a missing folder gives one message", async () => {
  const { code, stdout } = await run("check", "/nowhere");
  expect(stdout).toContain("/nowhere: is not there: AGENCY_DIR names the agency’s folder");
  expect(code).toBe(1);
});

test("a new folder reports every missing or invalid option, and never overwrites another folder", async () => {
  const half = await run("new", join(folder, "new"), "--name=Kestrel", "--state=NZ", "--phone=12");
  expect(half.stderr.split("\n")).toEqual([
    "--state: One of NSW, VIC, QLD, SA, WA, TAS, ACT, NT is expected",
    "--address: is missing",
    "--email: is missing",
    "--phone: At least eight digits are expected",
    "--colours: is missing",
    "",
  ]);
  const where = ["--state=QLD", "--address=1 High Street, Maleny 4552", "--email=a@b.example"];
  const whole = ["--name=Kestrel", ...where, "--phone=0755500155", "--colours=#102030 #a05010"];
  const taken = await run("new", folder, ...whole);
  expect(taken.stderr).toBe(`${folder} is not empty: name a folder that is not there yet.\n`);
  expect([half.code, taken.code]).toEqual([2, 1]);
});
