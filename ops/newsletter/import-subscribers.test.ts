import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import {
  askToSubscribe,
  confirmSubscription,
  unsubscribe,
} from "#app/newsletter/store/subscribers.server.ts";
import type { Database, DatabaseOptions } from "#app/store/database.server.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

const storeTest = defineStoreTest();
const file = join(makeFolder(), "readers.csv");
const toNotice = () => ({ kind: "test", payload: { channel: "webhook" as const, type: "", data: {} } });

const words = "Yes, “the monthly letter”; nothing else";
const lines = [
  "Agreed to;Name;E-mail;Confirmed",
  `"${words}";Leila;Leila@Mail.example;2021-04-05 10:22:31`,
  `${words.replaceAll(/[;,]/g, "")};;zoe@mail.example;1/3/2024`,
  "Yes;;asked@mail.example;2020-02-29",
  "Yes;;confirmed@mail.example;2020-02-29",
  "Yes;;left@mail.example;2020-02-29",
  ";;no-words@mail.example;2020-02-29",
  "Yes;;no-day@mail.example;",
  "Yes;;no-such-day@mail.example;2021-02-29",
  "Yes;;tomorrow@mail.example;2048-01-01",
  "Yes;;nobody;2020-02-29",
  "Yes;;LEILA@mail.example;2020-02-29",
];

const toVariables = ({ dataDir, databaseUrl = "" }: DatabaseOptions) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

const importFile = (where: DatabaseOptions, ...more: string[]) =>
  runCommand("ops/agency/main.ts", ["import", "subscribers", file, ...more], toVariables(where));

function findAll(db: Database) {
  return db.selectFrom("subscriber").selectAll().orderBy("email").execute();
}

async function addKnown(db: Database) {
  const now = Date.UTC(2026, 10, 21);
  for (const state of ["asked", "confirmed", "left"]) {
    const email = `${state}@mail.example`;
    await askToSubscribe(db, { email, wording: "Ours.", now, toNotice });
    const asked = db.selectFrom("subscriber").select("token").where("email", "=", email);
    const { token } = await asked.executeTakeFirstOrThrow();
    if (state === "confirmed") await confirmSubscription(db, { token, now, toNotice });
    if (state === "left") await unsubscribe(db, { token, now });
  }
}

storeTest("imports subscribers with their consent once, after a dry run", async ({ db }, where) => {
  await addKnown(db);
  const before = await findAll(db);
  writeFileSync(file, `\uFEFF${lines.join("\r\n")}`);

  const rehearsal = await importFile(where);
  expect(rehearsal.code).toBe(1);
  const told = [
    "2 leila@mail.example: added",
    "3 zoe@mail.example: added",
    "4 asked@mail.example: confirmed, having asked here and not answered the mail",
    "5 confirmed@mail.example: on the list already",
    "6 left@mail.example: unsubscribed here, stays off the list",
    "7 refused, agreed to: the words that they agreed to are expected",
    "8 refused, confirmed: a day is expected, such as 2024-03-01 or 1/3/2024",
    "9 refused, confirmed: a day is expected, such as 2024-03-01 or 1/3/2024",
    "10 refused, confirmed: a day in the past is expected",
    "11 refused, email: Invalid email address",
    "12 refused, email: is on line 2 already",
  ].map((line) => `${file}:${line}`);
  const counts =
    "2 added; 1 confirmed, having asked here and not answered the mail; 1 on the list already; 1 unsubscribed here, stays off the list; 6 lines refused.";
  const printed = [...told, "Not read: Name.", counts];
  const last = "This was a rehearsal: nothing is written without --write.";
  expect(rehearsal.stdout.trimEnd().split("\n")).toEqual([...printed, last]);
  expect(await findAll(db)).toEqual(before);

  const written = await importFile(where, "--write");
  expect(written.stdout.trimEnd().split("\n")).toEqual(printed);
  const after = await findAll(db);
  expect(after).toHaveLength(before.length + 2);
  const find = (rows: typeof after, name: string) =>
    rows.find(({ email }) => email === `${name}@mail.example`);
  const consent = { state: "confirmed", left_at: null };
  const leilasDay = Date.parse("2021-04-05T00:00+10:00");
  expect(find(after, "leila")).toMatchObject({ ...consent, wording: words, confirmed_at: leilasDay });
  const day = Date.parse("2020-02-29T00:00+11:00");
  const confirmed = { ...consent, wording: "Yes", asked_at: day, confirmed_at: day };
  expect(find(after, "asked")).toEqual({ ...find(before, "asked"), ...confirmed });
  for (const name of ["confirmed", "left"]) expect(find(after, name)).toEqual(find(before, name));

  const again = await importFile(where, "--write");
  const known = "4 on the list already; 1 unsubscribed here, stays off the list; 6 lines refused.";
  expect(again.stdout).toContain(known);
  expect(await findAll(db)).toEqual(after);
});

storeTest("imported subscribers can unsubscribe and be erased like others", async ({ db }, where) => {
  const readers = ["a", "b"].map((name) => `${name}@mail.example,2024-03-01,Yes`);
  writeFileSync(file, ["email,confirmed,agreed to", ...readers].join("\n"));
  expect((await importFile(where, "--write")).code).toBe(0);
  const [first] = await findAll(db);
  expect(await unsubscribe(db, { token: first?.token ?? "", now: Date.now() })).toBe(true);
  const again = await importFile(where, "--write");
  expect(again.stdout).toContain("a@mail.example: unsubscribed here, stays off the list");
  await runCommand("ops/enquiries/main.ts", ["erase", "B@mail.example"], toVariables(where));
  expect((await findAll(db)).map(({ email }) => email)).toEqual(["a@mail.example"]);
});
