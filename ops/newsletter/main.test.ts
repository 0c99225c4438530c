import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addTestSubscribers, openTestNewsletter } from "#app/newsletter/newsletter.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

const file = join(makeFolder(), "2026-12.md");
writeFileSync(file, "# Spring by the sea\n\nThe water is *warm*.\n");

function toEnvironment({ dataDir, databaseUrl = "" }: DatabaseOptions) {
  const site = { PUBLIC_ORIGIN: "https://www.headland.example", MAIL_PER_MINUTE: "60000" };
  return { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...site };
}

/** Runs the command and returns its output. */
function newsletter(env: Record<string, string | undefined>, ...args: string[]) {
  return runCommand("ops/newsletter/main.ts", args, env);
}

test("an issue has a text and an HTML part, and both ways to unsubscribe work", async () => {
  const where = { dataDir: makeFolder() };
  const db = await openDatabase(where);
  await addTestSubscribers(db, 1);
  const sent = await newsletter(toEnvironment(where), "send", file);
  expect(sent.stdout).toMatch(/1 mail queued[\s\S]*until \d\d:\d\d/);
  const desk = await openTestNewsletter(where);
  const folder = join(where.dataDir, "mail");
  await expect
    .poll(() => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".eml")))
    .toHaveLength(1);
  await desk.close();
  const [name = ""] = readdirSync(folder);
  const mail = readFileSync(join(folder, name), "utf8").replaceAll(/=\n/g, "").replaceAll("=3D", "=");
  const leave = "https://headland.example/newsletter/leave?token=token-0";
  expect(mail).toMatch(/^Message-ID: <2026-12\.[\w-]+@headland\.example>$/im);
  expect(mail).toContain(`List-Unsubscribe: <${leave}>`);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(mail).toContain("Subject: Spring by the sea");
  expect(mail).toMatch(/text\/plain[\s\S]*The water is \*warm\*\.[\s\S]*text\/html[\s\S]*<em>warm<\/em>/);
  expect(mail).toContain(`Unsubscribe: ${leave}`);
  expect(mail).toContain(`<a href="${leave}">Unsubscribe</a>`);
  await db.destroy();
});

test("lists subscribers with the day of the agency’s zone, into a file for its owner only", async () => {
  const env = toEnvironment({ dataDir: makeFolder() });
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  await addTestSubscribers(db, 2, Date.UTC(2026, 10, 21, 23));
  await db.updateTable("subscriber").set({ state: "asked" }).where("token", "=", "token-1").execute();
  const campaign = JSON.stringify({ name: "spring-letter", page: "/spring" });
  await db.updateTable("subscriber").set({ campaign }).execute();
  await db.destroy();
  expect((await newsletter(env, "subscribers")).stdout).toBe(
    "2026-11-22  reader-0@mail.example\n1 subscriber; 1 not confirmed, 0 unsubscribed, erased after seven days.\n",
  );
  const csv = join(env.DATA_DIR, "readers.csv");
  await newsletter(env, "subscribers", "--csv", csv);
  expect(readFileSync(csv, "utf8")).toContain(
    '"reader-0@mail.example","2026-11-22T10:00:00+11:00","Once a month.","spring-letter; began at /spring"',
  );
  expect(statSync(csv).mode & 0o777).toBe(0o600);
});

test("shows an issue without sending it, and sends it to one address", async () => {
  const env = toEnvironment({ dataDir: makeFolder() });
  const { stdout: shown } = await newsletter(env, "preview", file);
  expect(shown).toMatch(/^Subject: Spring by the sea\n\nSpring by the sea\n\nThe water is \*warm\*\.\n/);
  expect(readFileSync(/With pictures: (.+)/.exec(shown)?.[1] ?? "", "utf8")).toContain("<em>warm</em>");
  const mail = await startMailServer();
  await newsletter({ ...env, SMTP_URL: mail.url }, "test", file, "office@headland.example");
  expect(mail.received.map(({ subject, envelope }) => [subject, envelope.to])).toEqual([
    ["Test: Spring by the sea", ["office@headland.example"]],
  ]);
  await mail.stop();
});

const mistakes = [
  { args: ["send"], says: "npm run newsletter" },
  { args: ["send", file, "a@mail.example"], says: "npm run newsletter" },
  { args: ["send", file, "--csv", "x"], says: "npm run newsletter" },
  { args: ["test", file, "leila"], says: '"leila" is no e-mail address.' },
  { args: ["send", "nowhere.md"], says: "nowhere.md" },
  { args: ["send", "Dezember 2026.md"], says: "its name becomes the issue's" },
  { args: [], says: "npm run newsletter" },
];
for (const { args, says } of mistakes)
  test(`answers ${JSON.stringify(args.slice(0, 1).concat(args.slice(2)).join(" "))} with what is wrong, and fails`, async () => {
    const failed = await newsletter(toEnvironment({ dataDir: makeFolder() }), ...args);
    const code = says === "npm run newsletter" ? 2 : 1;
    expect(failed).toMatchObject({ code, stderr: expect.stringContaining(says) });
  });

test("sends nothing whose links lead nowhere", async () => {
  const env = {
    ...toEnvironment({ dataDir: makeFolder() }),
    PUBLIC_ORIGIN: "",
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  expect(await newsletter(env, "send", file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("PUBLIC_ORIGIN"),
  });
});
