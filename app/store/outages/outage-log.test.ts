import { expect, test, vi } from "vitest";
import { createOutageLog, NeedsRepairError, StoreError, toOutageReason } from "./outage-log.server.ts";

const MINUTE_MS = 60_000;
const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const ended = Object.assign(new Error("terminating connection"), { code: "57P01" });
const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });

test("logs once a minute that the store is unavailable, whoever reports it and whatever the error", () => {
  let now = 0;
  const error = vi.fn();
  const noteOutage = createOutageLog({ log: { error }, now: () => now });
  for (let second = 0; second < 180; second += 1) {
    now = second * 1000;
    noteOutage(second % 2 ? refused : ended, "the notices cannot be read");
    noteOutage(new StoreError("DATABASE_URL", refused), "the texts cannot be read");
  }
  expect(error.mock.calls.map(([fields]) => fields.reason)).toEqual(Array(3).fill("the database is away"));
  expect(error.mock.calls[0]).toEqual([
    { reason: "the database is away", code: "57P01" },
    "the notices cannot be read",
  ]);
});

test("a different fault in the same minute has its own line, with its stack if it is not the store's", () => {
  const error = vi.fn();
  const noteOutage = createOutageLog({ log: { error }, now: () => MINUTE_MS });
  const mistake = new TypeError("undefined is not a function");
  for (const thrown of [refused, full, mistake, mistake]) noteOutage(thrown, "the upkeep failed");
  expect(error.mock.calls.map(([fields]) => fields)).toEqual([
    { reason: "the database is away", code: "ECONNREFUSED" },
    { reason: "the disk is full", code: "ERR_SQLITE_ERROR" },
    { err: mistake },
  ]);
});

test("names the fault of the store, and what to do about damage", () => {
  const damage = new NeedsRepairError("it is damaged (0 bytes)", "Restore it");
  for (const [error, reason] of [
    [
      new StoreError("/data/a.sqlite", damage),
      "The store cannot be opened in /data/a.sqlite: it is damaged (0 bytes). Restore it.",
    ],
    [new Error("Connection terminated unexpectedly"), "the database is away"],
    [Object.assign(new Error("could not extend file"), { code: "53100" }), "the disk is full"],
    [new Error("a mistake"), undefined],
  ] as const)
    expect(toOutageReason(error)).toBe(reason);
});
