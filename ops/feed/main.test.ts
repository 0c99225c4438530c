import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeZip } from "#server/feed/uploads/zip.fixture.ts";
import { home, list, openStore, whole } from "./store.fixture.ts";

test("check says what an import would do and writes nothing; import does it once", async () => {
  const { run, write } = openStore();
  const file = await write("a.xml", list(home(whole)));
  for (const command of ["check", "check", "import"]) {
    const { code, text } = await run(command, file);
    expect(text).toContain("NEW residential HEADLD-7");
    expect(code).toBe(0);
  }
  expect((await run("import", file)).text).toContain("These bytes were imported before");
  const changed = await write("b.xml", list(home(whole.replace("2400000", "2500000"))));
  const { code, text } = await run("check", changed);
  expect(text).toContain("price_aud: 2400000 → 2500000");
  expect(code).toBe(1);
});

test("what comes along in a ZIP is kept for the server to encode", async () => {
  const { folder, run, write } = openStore();
  const withPicture = `${whole}<objects><img id="m" file="front.jpg"/></objects>`;
  const zip = makeZip({ "a.xml": list(home(withPicture)), "front.jpg": "picture" });
  expect((await run("import", await write("a.zip", zip))).text).toContain("NEW residential HEADLD-7");
  const [name = ""] = await readdir(join(folder, "pictures", "kept"));
  expect(await readFile(join(folder, "pictures", "kept", name), "utf8")).toBe("picture");
});

test("why answers by address, id and headline, and says what is stopped", async () => {
  const { run, write } = openStore();
  const stopped = whole.replace("</price>", "</price><priceView>Offers over $2,400,000</priceView>");
  expect((await run("import", await write("a.xml", list(home(stopped))))).code).toBe(2);
  for (const words of [["14 Tern Ln, Freshwater"], ["headld-7"], ["light", "above"]]) {
    const { text } = await run("why", ...words);
    expect(text).toContain("It is not on the site: it came, and what is told below stops it.");
    expect(text).toContain("Stopped: offers-over at price_text");
  }
  expect((await run("held")).text).toContain("home HEADLD-7  quarantined");
  expect(await run("why", "nowhere")).toMatchObject({
    code: 1,
    text: expect.stringContaining("no home like"),
  });
});

test("a version is shown, compared and brought back", async () => {
  const { run, write } = openStore();
  await run("import", await write("a.xml", list(home(whole))));
  await run("import", await write("b.xml", list(home(whole.replace("Light", "Wind")))));
  expect((await run("diff", "HEADLD-7", "1")).text).toContain(
    'title: "Wind above the sea" → "Light above the sea"',
  );
  expect((await run("rollback", "HEADLD-7", "1")).code).toBe(0);
  expect((await run("history", "HEADLD-7")).text).toMatch(
    /3 .*command line {2}PROCESSED \(published\) {2}title/,
  );
  expect(await run("history", "HEADLD-8")).toMatchObject({
    code: 2,
    text: expect.stringContaining("There is no home"),
  });
});

test("what is exported and imported again is unchanged", async () => {
  const { folder, run, write } = openStore();
  await run("import", await write("a.xml", list(home(whole))));
  const { text } = await run("export");
  expect((await run("import", await write("export.xml", text))).text).toContain("1 listing: 1 UNCHANGED");
  expect(await readFile(join(folder, "export.xml"), "utf8")).toContain("<suburb>FRESHWATER</suburb>");
});

test("a file that cannot be read is refused with its place, and a word too few is told", async () => {
  const { run, write } = openStore();
  const broken = await run("check", await write("a.xml", "<propertyList>\n<land>"));
  expect(broken).toMatchObject({
    code: 2,
    text: expect.stringMatching(/refused: line 2, column \d+: unclosed tag/),
  });
  expect(await run("import")).toMatchObject({ code: 2, text: "Say: npm run feed -- import FILE\n" });
});
