import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/region/time.ts";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { createMarket, everything, findTold, follow, sendAlerts } from "../alerts/alerts.fixture.ts";
import { type Home, slotNames, stepKinds } from "./listed-homes.fixture.ts";
import { createNaiveMatcher } from "./naive-matcher.fixture.ts";

/** 7.30 am at the agency: no history lasts until its evening. */
const start = Date.UTC(2026, 10, 25, 20, 30);

const step = fc.record({
  minutes: fc.constantFrom(1, 4, 9, 11, 61),
  slot: fc.constantFrom(...slotNames),
  kind: fc.constantFrom(...stepKinds),
  /** Which looks first: one of two, or one that has just started. */
  process: fc.constantFrom(0, 1, 2),
});

test("over any history of files everybody is told each thing once, and nothing that was not published", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const db = await openDatabase({ dataDir: makeFolder() });
      const market = createMarket();
      const processes = [market.createLook(db), market.createLook(db)];
      const naive = createNaiveMatcher();
      show(market, naive.getHomes());
      await processes[0]?.(start);
      await followAll(db);
      let minute = 0;
      for (const { process, ...each } of steps) {
        minute += each.minutes;
        naive.look(each, minute);
        if (each.kind === "broken") market.lose();
        else show(market, naive.getHomes());
        const first = processes[process] ?? market.createLook(db);
        // The others come a moment later.
        for (const look of [first, ...processes]) await look?.(start + minute * MINUTE_MS);
        await sendAlerts(db, start + minute * MINUTE_MS);
      }
      const told = (await findTold(db)).flatMap((line) => {
        const [subject, news = ""] = line.split(": ");
        return news.split(",").map((kind) => `${subject}: ${kind}`);
      });
      expect(told.sort()).toEqual(naive.getTold().sort());
      await db.destroy();
    }),
    { numRuns: 60 },
  );
}, 120_000);

function show(market: ReturnType<typeof createMarket>, homes: readonly Home[]) {
  const toRecord = ({ id, price, isHidden, status, open }: Home) => ({
    id,
    address: `${id === "S9" ? "S1" : id} Tern Lane, Manly`,
    price_display: !isHidden,
    status,
    ...(open && { inspections: [open] }),
    ...(status === "sold" && { sold: { date: "2026-11-20" } }),
    ...{ price_aud: price, weekly_rent_aud: price / 1000 },
  });
  market.show(...homes.filter(({ list }) => list === "sale").map(toRecord));
  market.showRentals(...homes.filter(({ list }) => list === "rent").map(toRecord));
}

/** Those whom the naive matcher knows. */
async function followAll(db: Database) {
  const dear = { list: "sale", criteria: "min=1500000" } as const;
  const all = { list: "sale", criteria: "" } as const;
  await follow(db, "all@mail.example", all);
  await follow(db, "dear@mail.example", dear);
  await follow(db, "both@mail.example", dear);
  await follow(db, "both@mail.example", all, { ...everything, frequency: "daily" });
  await follow(db, "home@mail.example", { list: "sale", home: "sale S1" });
  await follow(db, "tenant@mail.example", { list: "rent", criteria: "" });
}
