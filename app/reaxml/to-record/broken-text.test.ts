import { expect, test } from "vitest";
import { parseListing } from "../reading/parse-feed.fixture.ts";
import { expectFields, sale } from "./to-record.fixture.ts";

test("texts and attributes of a listing are mended, also at their ends", async () => {
  const { children } = await parseListing(
    '<residential><headline>CafÃ©s, voilÃ\u00a0</headline><street>Owner&#146;s &#150; &rsquo;24&nbsp;</street><img title="The ownerâ€™s"/></residential>',
  );
  expect(children).toMatchObject([
    { text: "Cafés, voilà" },
    { text: "Owner’s – ’24" },
    { attributes: { title: "The owner’s" } },
  ]);
});

test("what cannot be put right is named, and shown as it was sent", async () => {
  expectFields(await sale("<headline>CafÃ©s, the owner\ufffds</headline>"), {
    title: "Cafés, the owner\ufffds",
    codes: ["broken-text headline"],
  });
});
