import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { awaitImportLease, withImportLease } from "./lease.server.ts";

const testStore = defineStoreTest();

testStore("only one process imports at a time: another one skips its turn, a command waits", async (open) => {
  const [one, other, person] = [await open(), await open(), await open()];
  const done: string[] = [];
  const [hasBegun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = withImportLease(one, async () => {
    hasBegun.resolve();
    await mayEnd.promise;
    done.push("first");
  });
  await hasBegun.promise;
  await withImportLease(other, async () => void done.push("other"));
  const waiting = awaitImportLease(person, async () => void done.push("person"));
  mayEnd.resolve();
  await Promise.all([first, waiting]);
  expect(done).toEqual(["first", "person"]);
});
