import { expect, test } from "vitest";
import { home, list, openStore, whole } from "./store.fixture.ts";

test("shows, compares and rolls back a version", async () => {
  const { run, write } = openStore();
  await run("import", await write("a.xml", list(home(whole))));
  await run("import", await write("b.xml", list(home(whole.replace("Light", "Wind")))));
  const diff = 'title: "Wind above the sea" → "Light above the sea"';
  expect((await run("diff", "HEADLD-7", "1")).text).toContain(diff);
  expect((await run("rollback", "HEADLD-7", "1")).code).toBe(0);
  expect((await run("history", "HEADLD-7")).text).toMatch(
    /3 .*command line {2}PROCESSED \(published\) {2}title/,
  );
  const unknown = { code: 2, text: expect.stringContaining("There is no home") };
  expect(await run("history", "HEADLD-8")).toMatchObject(unknown);
});

test("a file that cannot be read is refused with its place, and a missing argument is reported", async () => {
  const { run, write } = openStore();
  const broken = { code: 2, text: expect.stringMatching(/refused: line 2, column \d+: unclosed tag/) };
  expect(await run("check", await write("a.xml", "<propertyList>\n<land>"))).toMatchObject(broken);
  const missing = { code: 2, text: expect.stringContaining('"import" needs FILE.') };
  expect(await run("import")).toMatchObject(missing);
});
