import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { loader } from "./not-found.tsx";

test("no page is found, and of one that the office composed it is said that it is gone", async () => {
  const { context } = await openTestCatalogue();
  context.set(textsContext, { ...defaultTexts, gone: ["/letter"] });
  const getStatus = (path: string) => {
    const url = new URL(`https://site.example${path}`);
    return loader({ request: new Request(url), url, params: { "*": path }, pattern: "*", context }).init
      ?.status;
  };
  expect([getStatus("/letter"), getStatus("/summer")]).toEqual([410, 404]);
});
