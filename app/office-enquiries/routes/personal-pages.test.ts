import { expect, test } from "vitest";
import { openAway } from "#app/enquiries/routes/away.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { loader as getOwner } from "#app/owners/routes/owner.tsx";
import { loader as getContract } from "./contract.tsx";
import { action as postContract } from "./contract-file.ts";

test("while the store is unavailable every personal page responds with 503", async () => {
  const ask = await openAway();
  const outcomes = [
    () => getContract(ask("/contract/:token")),
    () => getOwner(ask("/owner/:token")),
    () => postContract(ask("/contract/:token/file", {})),
  ];
  for (const outcome of outcomes)
    expect(await toOutcome(outcome), String(outcome)).toMatchObject({ status: 503 });
});
