import { expect } from "vitest";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { MOST_KEPT } from "../kept-list.ts";
import { setName, setOpinion } from "./items.server.ts";
import { getListByToken, leaveList, makeLink, withdrawLink } from "./links.server.ts";
import { countRows, joinTestList, keep, now, startTestList } from "./lists.fixture.ts";
import { findHomes, findNames, findOpinions, getLinks, getMember } from "./lists.server.ts";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();

storeTest("keeping a first home starts a list, and an unknown number has none", async ({ db }) => {
  const { number, listId } = await startTestList(db, ["S001", "S002", "S001"]);
  expect(Buffer.from(number, "base64url")).toHaveLength(18);
  expect(await findHomes(db, listId)).toEqual(["S001", "S002"]);
  expect(await getMember(db, "AAAAAAAAAAAAAAAAAAAAAA")).toBeUndefined();
  expect(JSON.stringify(await db.selectFrom("shortlist_member").selectAll().execute())).not.toContain(number);
});

sqliteTest("a full list refuses further homes and drops none", async ({ db }) => {
  const homes = Array.from({ length: MOST_KEPT }, (_, index) => `S${index}`);
  const { number, listId } = await startTestList(db, homes);
  expect(await keep(db, "S999", number)).toMatchObject({ isFull: true });
  expect(await keep(db, "S5", number)).toMatchObject({ isFull: false });
  expect(await findHomes(db, listId)).toEqual(homes);
});

storeTest("joining a list merges the homes, votes and notes of the browser's own", async ({ db }) => {
  const { listId } = await startTestList(db, ["S001", "S002"]);
  const other = await startTestList(db, ["S002", "S003"]);
  await setOpinion(db, { member: other.member, home: "S003", note: "Light", vote: "yes", now });
  await makeLink(db, listId, "join");
  const { join = "" } = await getLinks(db, listId);
  expect(await getListByToken(db, "join", join)).toBe(listId);
  const joined = await joinTestList(db, listId, other.member);
  await setName(db, { member: joined, name: "Sam" });
  expect(await findHomes(db, listId)).toEqual(["S001", "S002", "S003"]);
  expect(await findOpinions(db, listId)).toMatchObject([
    { home: "S003", name: "Sam", vote: "yes", note: "Light" },
  ]);
  expect(await findNames(db, listId)).toEqual(["Sam"]);
  expect(await getMember(db, other.number)).toBeUndefined();
});

storeTest("a replaced or withdrawn link is invalid", async ({ db }) => {
  const { listId } = await startTestList(db, ["S001"]);
  for (const kind of ["join", "calendar"] as const) {
    await makeLink(db, listId, kind);
    const first = (await getLinks(db, listId))[kind] ?? "";
    await makeLink(db, listId, kind);
    const second = (await getLinks(db, listId))[kind] ?? "";
    expect(await getListByToken(db, kind, first)).toBeUndefined();
    expect(await getListByToken(db, kind, second)).toBe(listId);
    await withdrawLink(db, listId, kind);
    expect(await getListByToken(db, kind, second)).toBeUndefined();
  }
});

sqliteTest("leaving a list erases the member's notes, and with the last member the list", async ({ db }) => {
  const { member, listId } = await startTestList(db, ["S001"]);
  const joined = await joinTestList(db, listId);
  await setOpinion(db, { member, home: "S001", note: "Mine", now });
  await setOpinion(db, { member: joined, home: "S001", note: "Theirs", now });
  await leaveList(db, member);
  expect((await findOpinions(db, listId)).map(({ note }) => note)).toEqual(["Theirs"]);
  await leaveList(db, joined);
  expect(await countRows(db)).toBe(0);
});

storeTest("a vote keeps the note, a note the vote, and an empty vote removes it", async ({ db }) => {
  const { member, listId } = await startTestList(db, ["S001"]);
  await setOpinion(db, { member, home: "S001", note: "Light", now });
  await setOpinion(db, { member, home: "S001", vote: "yes", now });
  expect(await findOpinions(db, listId)).toMatchObject([{ note: "Light", vote: "yes" }]);
  await setOpinion(db, { member, home: "S001", vote: "", now });
  expect(await findOpinions(db, listId)).toMatchObject([{ note: "Light", vote: undefined }]);
});
