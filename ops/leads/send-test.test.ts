import { expect, test } from "vitest";
import { startReceiver } from "#app/leads/destinations.fixture.ts";
import { enterDestination, stopDestination } from "#app/leads/store/destinations.server.ts";
import { webhookSecret } from "#app/leads/webhook-receiver.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

test("sends a marked test to a destination, prints the answer without its secrets, and resumes a stopped one", async () => {
  const receiver = await startReceiver({ status: 401, text: `who is ${webhookSecret}?` });
  const dataDir = makeFolder();
  const env = { DATA_DIR: dataDir, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: webhookSecret };
  const send = (name: string) => runCommand("ops/enquiries/main.ts", ["test", name], env);
  const db = await openDatabase({ dataDir });
  await enterDestination(db, { name: "Webhook", secrets: {} });
  await stopDestination(db, "Webhook", { now: Date.now(), toStopNotices: async () => [] });
  expect(await send("Webhook")).toEqual({
    code: 1,
    stdout: "Webhook answered 401: who is …?\n",
    stderr: "It has not taken the test.\n",
  });
  receiver.answer.status = 201;
  expect(await send("Webhook")).toMatchObject({
    code: 0,
    stdout: "Webhook answered 201: who is …?\nIt was stopped. What waits for it is sent now.\n",
  });
  await db.destroy();
  const { data } = JSON.parse(receiver.received[1]?.body ?? "");
  for (const read of [data.fields.name, data.fields.message, data.about.listing.title, data.about.agent.name])
    expect(read).toBe("Test from the website, please delete");
  expect(data.fields.email).toBe("website-test@headland.example");
  receiver.stop();
  const stderr = expect.stringMatching(/^Webhook did not answer: /);
  expect(await send("Webhook")).toMatchObject({ code: 1, stderr });
  expect((await send("Rex")).stderr).toBe(
    'There is no destination "Rex"; destinations.json and WEBHOOK_URL name "Webhook".\n',
  );
});
