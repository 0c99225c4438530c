import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { questionKind, questionSchema } from "#app/enquiries/about-listing/question-schema.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { HONEYPOT } from "#app/enquiries/form/submission-id.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

const dataDir = makeFolder();
const genuine = { name: "Leila Haddad", email: "leila@mail.example", message: "=HYPERLINK(0)" };
const spam = { name: "Spam Bot", email: "bot@mail.example", message: "Buy now", [HONEYPOT]: "yes" };
let genuineReference = "";
let spamReference = "";

beforeAll(async () => {
  genuineReference = await post(genuine);
  spamReference = await post(spam);
});

/** Sends the question form as a browser does, and returns the reference in the thanks. */
async function post(values: Record<string, string>) {
  const { context, close } = await openTestDesk({ dataDir });
  const answer = await receiveEnquiry(
    { request: toPost(values), context },
    {
      schema: questionSchema,
      toEnquiry: (fields) => ({ kind: questionKind, fields }),
      toThanks: (reference) => `/thanks/${reference}`,
    },
  );
  await close();
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer));
  return (answer.headers.get("Location") ?? "").replace("/thanks/", "");
}

/** Runs the command and returns its output and exit code. */
function command(...args: string[]) {
  return runCommand("ops/enquiries/main.ts", args, { DATA_DIR: dataDir });
}

async function readNotices(reference: string) {
  const db = await openDatabase({ dataDir });
  const notices = await db
    .selectFrom("notice")
    .innerJoin("enquiry", "enquiry.id", "notice.subject_id")
    .select(["notice.kind", "notice.state", "notice.due_at", "enquiry.flag"])
    .where("reference", "=", reference)
    .execute();
  await db.destroy();
  return notices;
}

async function countDue(reference: string) {
  const notices = await readNotices(reference);
  return notices.filter(({ state, due_at }) => state === "waiting" && due_at <= Date.now()).length;
}

test("lists all enquiries, or only held ones", async () => {
  const all = await command("list");
  expect(all.stdout).toContain(genuineReference);
  expect(all.stdout).toMatch(new RegExp(`${spamReference}.*Spam Bot.*the hidden field was filled in`));
  const flagged = await command("flagged");
  expect(flagged.stdout).toContain(spamReference);
  expect(flagged.stdout).not.toContain(genuineReference);
  const latest = await command("list", "--limit", "1");
  expect(latest.stdout.trim().split("\n")).toHaveLength(1);
});

test("shows an enquiry and the state of its messages", async () => {
  const { stdout } = await command("show", genuineReference.toLowerCase());
  expect(stdout).toContain("email: leila@mail.example");
  expect(stdout).toContain("message: =HYPERLINK(0)");
  expect(stdout).toMatch(/acknowledgement\s+(sent|waiting)/);
});

test("exports enquiries without spreadsheet formulas, readable by the file's owner only", async () => {
  const file = join(dataDir, "all.csv");
  writeFileSync(file, "an older one", { mode: 0o644 });
  expect((await command("export", "--csv", file)).stdout).toContain("2 enquiries");
  const csv = readFileSync(file, "utf8");
  expect(csv).toContain(`"'=HYPERLINK(0)"`);
  expect(csv).toContain(`"${spamReference}"`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("counts enquiries, held ones and messages", async () => {
  const { stdout } = await command("stats");
  expect(stdout).toMatch(/question +2\n/);
  expect(stdout).toMatch(/looks like spam +1\n/);
  expect(stdout).toMatch(/held +\d/);
});

test("makes the messages to the agency due again", async () => {
  const before = await readNotices(genuineReference);
  const { stdout } = await command("resend", genuineReference);
  expect(stdout).toMatch(/^Sent again: [1-9] messages? of/);
  expect(await countDue(genuineReference)).toBeGreaterThan(0);
  const acknowledgements = (notices: typeof before) =>
    notices.filter(({ kind }) => kind === "acknowledgement").length;
  expect(acknowledgements(await readNotices(genuineReference))).toBe(acknowledgements(before));
});

test("resends nothing of a held enquiry; releasing it lifts the flag and makes its messages due", async () => {
  const refused = await command("resend", spamReference);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(`release ${spamReference}`) });
  expect(await countDue(spamReference)).toBe(0);
  await command("release", spamReference);
  const notices = await readNotices(spamReference);
  expect(notices.map(({ flag }) => flag)).toEqual(notices.map(() => null));
  expect(await countDue(spamReference)).toBe(notices.length);
  expect((await command("flagged")).stdout).toBe("There are none.\n");
});

test.each([
  ["show AAAA-AAAA", 1, 'There is no enquiry "AAAA-AAAA".'],
  ["resend AAAA-AAAA", 1, 'There is no enquiry "AAAA-AAAA".'],
  ["show", 2, '"show" needs ID.'],
  ["export", 2, "This command needs --csv FILE."],
  ["list --limit few", 2, '--limit is "few"; accepted is a whole number.'],
  ["list extra", 2, '"list" does not take "extra".\n\nnpm run enquiries'],
  ["stats --csv file", 2, '"stats" does not take --csv.'],
  ["", 2, "npm run enquiries -- COMMAND"],
])("%j fails with %i and says why", async (words, code, says) => {
  const answer = await command(...words.split(" ").filter(Boolean));
  expect(answer).toMatchObject({ code, stderr: expect.stringContaining(says) });
  expect(answer.stderr).not.toContain("    at ");
});
