import { expect, test } from "vitest";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { runCommand } from "../run-command.fixture.ts";

test("a person invited at the server gets a mail that says where to sign in", async () => {
  const dataDir = makeFolder();
  const env = { DATA_DIR: dataDir, PUBLIC_ORIGIN: "https://agency.example" };
  const args = ["invite", "ada@mail.example", "--name", "Ada Lane", "--role", "principal"];
  expect(await runCommand("ops/office/main.ts", args, env)).toMatchObject({ code: 0 });
  const stderr = expect.stringContaining("ada@mail.example can already sign in");
  expect(await runCommand("ops/office/main.ts", args, env)).toMatchObject({ code: 1, stderr });
  const db = await openDatabase({ dataDir });
  const notices = await db.selectFrom("notice").select(["kind", "payload"]).execute();
  const payload = expect.stringMatching(/ada@mail\.example.*https:\/\/agency\.example\/office\/sign-in/);
  expect(notices).toEqual([{ kind: "invitation", payload }]);
  await db.destroy();
});
