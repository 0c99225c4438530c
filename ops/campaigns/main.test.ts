import { expect, test } from "vitest";
import { makePage, makeText } from "#app/campaigns/content/content.fixture.ts";
import { brokenPage } from "#app/campaigns/service/broken-content.fixture.ts";
import { startContentService } from "#app/campaigns/service/content-service.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

/** How the command ends, and what it prints. */
async function runCheck(environment: Record<string, string>) {
  const { code, stdout, stderr } = await runCommand("ops/campaigns/main.ts", [], environment);
  return { code, output: stdout + stderr };
}

test("lists the entries and blocks of both models, and what would not be shown", async () => {
  const service = await startContentService();
  service.entries["/broken"] = brokenPage;
  service.entries["/lost"] = { ...makePage("/lost", [makeText("<p>x</p>")], { url: undefined }), query: [] };
  const environment = { BUILDER_PUBLIC_KEY: service.key, BUILDER_API_URL: service.apiUrl };
  const { code, output } = await runCheck(environment).finally(service.stop);
  expect(output).toContain("page: 4 entries");
  expect(output).toContain(
    "/spring  Page /spring\n    blocks: Box, Columns, Core:Button, Core:Section, Form:Form",
  );
  expect(output).toContain("not shown: Custom Code: the site does not show this block");
  expect(output).toContain("not shown: a block: it is malformed");
  expect(output).toContain("(no address: it is shown nowhere)  Page /lost");
  expect(output).toContain("symbol: 1 entry\n  Office hours");
  expect(code).toBe(1);
});

test("is content when everything is shown", async () => {
  const service = await startContentService();
  const environment = { BUILDER_PUBLIC_KEY: service.key, BUILDER_API_URL: service.apiUrl };
  const { code, output } = await runCheck(environment).finally(service.stop);
  expect(output).not.toContain("not shown");
  expect(code).toBe(0);
});

test("says what is missing when there is no key", async () => {
  expect(await runCheck({ BUILDER_PUBLIC_KEY: "" })).toEqual({
    code: 1,
    output: expect.stringContaining("BUILDER_PUBLIC_KEY is not set"),
  });
});
