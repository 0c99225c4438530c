import fc from "fast-check";
import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { sampleSnapshot } from "../kept-list.fixture.ts";
import { keepHome, removeHome, setOpinion } from "./items.server.ts";
import { eraseList } from "./links.server.ts";
import { joinTestList, now, startTestList } from "./lists.fixture.ts";
import { findHomes, findOpinions, type Member } from "./lists.server.ts";

const storeTest = defineStoreTest();

const homes = ["S001", "S002", "S003", "S004"];
const home = fc.constantFrom(...homes);
const intent = fc.oneof(
  fc.record({ intent: fc.constant("keep" as const), home }),
  fc.record({ intent: fc.constant("drop" as const), home }),
  fc.record({ intent: fc.constant("rate" as const), home, note: fc.constantFrom("", "Light", "Loud") }),
);
const intents = fc.array(fc.record({ browser: fc.constantFrom(0, 1), intent, isHurried: fc.boolean() }), {
  maxLength: 12,
});

storeTest("two browsers in two processes end with the same list, and no note is lost", async (open) => {
  const dbs = [await open(), await open()] as const;
  await fc.assert(
    fc.asyncProperty(intents, fc.boolean(), async (planned, isOneByOne) => {
      const { member, listId } = await startTestList(dbs[0], ["S001", "S002", "S003"]);
      const members = [member, await joinTestList(dbs[1], listId)] as const;
      const order = ["S001", "S002", "S003"];
      const notes = new Map<string, string>();
      let running: Promise<unknown>[] = [];
      let isPredictable = true;
      for (const { browser, intent, isHurried } of planned) {
        const [db, own] = browser === 0 ? [dbs[0], members[0]] : [dbs[1], members[1]];
        running.push(runIntent(db, own, intent));
        follow(order, intent);
        if (intent.intent === "rate") {
          // The order of two simultaneous notes by one person is unknown.
          notes.set(`${own.id} ${intent.home}`, running.length > 1 ? "?" : intent.note);
        }
        if (isHurried && !isOneByOne && running.length < 3) {
          isPredictable = false;
          continue;
        }
        await Promise.all(running);
        running = [];
      }
      await Promise.all(running);
      const [first, second] = await Promise.all(dbs.map((db) => findHomes(db, listId)));
      expect(second).toEqual(first);
      expect(new Set(first).size).toBe(first?.length);
      if (isPredictable) expect(first).toEqual(order);
      const opinions = await findOpinions(dbs[0], listId);
      for (const [key, note] of notes) {
        const found = opinions.find(({ memberId, home }) => key === `${memberId} ${home}`);
        expect(found).toBeDefined();
        if (note !== "?") expect(found?.note).toBe(note);
      }
      await dbs[0].transaction().execute((transaction) => eraseList(transaction, listId));
    }),
    { numRuns: 40 },
  );
});

type PlannedIntent = { intent: "keep" | "drop" | "rate"; home: string; note?: string };

function runIntent(db: Database, member: Member, planned: PlannedIntent) {
  const { listId } = member;
  const { intent, home, note = "" } = planned;
  if (intent === "keep") return keepHome(db, { member, home, snapshot: sampleSnapshot, now });
  if (intent === "drop") return removeHome(db, { listId, home, now });
  return setOpinion(db, { member, home, note, now });
}

/** Applies the intent to a plain array. */
function follow(order: string[], { intent, home }: PlannedIntent) {
  const index = order.indexOf(home);
  if (intent === "keep" && index < 0) order.push(home);
  if (intent === "drop" && index >= 0) order.splice(index, 1);
}
