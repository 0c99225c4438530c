import fc from "fast-check";
import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { sampleSnapshot } from "../shortlist.fixture.ts";
import { dropHome, keepHome, moveHome } from "./items.server.ts";
import { eraseList } from "./links.server.ts";
import { joinTestList, now, startTestList } from "./lists.fixture.ts";
import { findHomes, type Member } from "./lists.server.ts";
import { setOpinion } from "./opinions.server.ts";
import { findOpinions } from "./read-list.server.ts";

const storeTest = defineStoreTest();

const homes = ["S001", "S002", "S003", "S004"];
const home = fc.constantFrom(...homes);
const act = fc.oneof(
  fc.record({ act: fc.constant("keep" as const), home }),
  fc.record({ act: fc.constant("drop" as const), home }),
  fc.record({ act: fc.constant("move" as const), home, to: fc.nat(4) }),
  fc.record({ act: fc.constant("think" as const), home, note: fc.constantFrom("", "Light", "Loud") }),
);
const acts = fc.array(fc.record({ browser: fc.constantFrom(0, 1), act, isHurried: fc.boolean() }), {
  maxLength: 12,
});

storeTest(
  "two browsers in two processes, acts in any order, some at once: both end with the same list, and no note is lost",
  async (open) => {
    const dbs = [await open(), await open()] as const;
    await fc.assert(
      fc.asyncProperty(acts, fc.boolean(), async (planned, isOneByOne) => {
        const { member, listId } = await startTestList(dbs[0], ["S001", "S002", "S003"]);
        const members = [member, await joinTestList(dbs[1], listId)] as const;
        const order = ["S001", "S002", "S003"];
        const notes = new Map<string, string>();
        let running: Promise<unknown>[] = [];
        let isPredictable = true;
        for (const { browser, act, isHurried } of planned) {
          const [db, own] = browser === 0 ? [dbs[0], members[0]] : [dbs[1], members[1]];
          running.push(doAct(db, own, act));
          follow(order, act);
          if (act.act === "think") {
            // Twice at once by one person: which was the last, nobody knows.
            notes.set(`${own.id} ${act.home}`, running.length > 1 ? "?" : act.note);
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
  },
);

type PlannedAct = { act: "keep" | "drop" | "move" | "think"; home: string; to?: number; note?: string };

function doAct(db: Database, member: Member, planned: PlannedAct) {
  const { listId } = member;
  const { act, home, to = 0, note = "" } = planned;
  if (act === "keep") return keepHome(db, { member, home, snapshot: sampleSnapshot, now });
  if (act === "drop") return dropHome(db, { listId, home, now });
  if (act === "move") return moveHome(db, { listId, home, place: to, now });
  return setOpinion(db, { member, home, note, now });
}

/** The same on a plain list. */
function follow(order: string[], { act, home, to = 0 }: PlannedAct) {
  const index = order.indexOf(home);
  if (act === "keep" && index < 0) order.push(home);
  if (act === "drop" && index >= 0) order.splice(index, 1);
  if (act === "move" && index >= 0) {
    order.splice(index, 1);
    order.splice(to, 0, home);
  }
}
