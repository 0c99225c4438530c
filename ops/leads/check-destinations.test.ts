import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startReceiver } from "#app/leads/destinations.fixture.ts";
import { enterDestination, noteAnswer, stopDestination } from "#app/leads/store/destinations.server.ts";
import { webhookSecret } from "#app/leads/webhook-receiver.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { examine, expectFaults, makeAgency, startInstance } from "../doctor/instance.fixture.ts";

test("says whether a webhook answers", async () => {
  const { env } = await startInstance();
  const webhook = await startReceiver();
  const told = { ...env, WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhookSecret };
  expectFaults((await examine(told)).findings, {
    webhook: /^good: 127\.0\.0\.1:\d+ answers; npm run enquiries -- test "Webhook" sends a test/,
  });
  const away = await examine({ ...told, WEBHOOK_URL: "http://127.0.0.1:65531/hook" });
  expectFaults(away.findings, { webhook: /^fault: 127\.0\.0\.1:65531 takes no events: .*ECONNREFUSED/ });
});

test("reports what waits for each destination, and a destination that is no longer configured", async () => {
  const { env, dataDir } = await startInstance(makeAgency([]));
  const crm = await startReceiver();
  const form = { key: "{{secret CRM_KEY}}" };
  const template = { kind: "template", name: "CRM", url: `${crm.url}/leads`, form };
  const rex = { kind: "mail", name: "Rex", to: "leads@rex.test" };
  writeFileSync(join(env.AGENCY_DIR ?? "", "destinations.json"), JSON.stringify([template, rex]));
  const db = await openDatabase({ dataDir });
  const now = Date.now();
  for (const name of ["CRM", "Gone"]) {
    await enterDestination(db, { name, secrets: {} });
    const payload = { channel: "event", type: "test", data: {} } as const;
    const notices = [{ kind: "template", destination: name, payload }];
    await addNotices(db, { subjectId: "", notices, state: "waiting", now });
  }
  await noteAnswer(db, "CRM", { answer: "401", now });
  await stopDestination(db, "CRM", { now, toStopNotices: async () => [] });
  await db.destroy();
  const { findings } = await examine({ ...env, CRM_KEY: "canary-key" });
  expectFaults(findings, {
    CRM: /^good: 127\.0\.0\.1:\d+ answers; npm run enquiries -- test "CRM" sends a test\nfault: it has refused its key or token since 20\S+; 1 enquiry waits since 20/,
    Rex: /^good: leads@rex\.test gets mails/,
    privacy:
      /^warning: the privacy page of legal\.json does not name CRM, which gets enquiries\nwarning: the privacy page of legal\.json does not name Rex/,
    Gone: /^warning: 1 enquiry waits for it, and it is no longer a destination$/,
  });
  expect(JSON.stringify(findings)).not.toContain("canary");
  const unset = await examine(env);
  expectFaults(unset.findings, {
    configuration: /^fault: CRM of .*destinations\.json needs CRM_KEY, which is not set/,
  });
});
