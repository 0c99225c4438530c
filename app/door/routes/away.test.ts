import { expect, test } from "vitest";
import { openAway } from "#app/enquiries/routes/away.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { action, loader } from "./door.tsx";

test("while the store is away the page behind a code answers 503", async () => {
  const ask = await openAway();
  expect(await toOutcome(() => loader(ask("/door/:token")))).toMatchObject({ status: 503 });
});

test("what was typed behind a code is shown again, to be sent when the store is back", async () => {
  const ask = await openAway();
  const typed = { name: "Leila Marsh", phone: "0491 570 110" };
  expect(await toOutcome(() => action(ask("/door/:token", typed)))).toMatchObject({
    status: 503,
    data: {
      path: "/door/abc",
      fields: expect.arrayContaining([
        { name: "name", value: "Leila Marsh" },
        { name: "phone", value: "0491 570 110" },
      ]),
    },
  });
});
