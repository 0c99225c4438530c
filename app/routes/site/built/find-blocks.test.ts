import { expect, test } from "vitest";
import { makeElement, makePage } from "#app/agency/builder/content/content.fixture.ts";
import { parsePage } from "#app/agency/builder/content/parse-page.server.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { findSiteBlocks } from "./find-blocks.server.ts";

test("words of the site's own blocks that say a price against the law are named instead", async () => {
  const { context } = await openTestCatalogue();
  const { blocks } = parsePage(
    makePage("/page", [
      makeElement("Quote", { words: "They sold in a week.", author: "M. Okafor" }),
      makeElement("TextWithPicture", { heading: "By the water", words: "Offers over $1.2m." }),
      makeElement("CallToAction", { heading: "Offers over $1.2m", button: "Ask", link: "/contact" }),
    ]),
  );
  const sources = { catalogue: context.get(catalogueContext), texts: context.get(textsContext) };
  const found = Object.values(findSiteBlocks(blocks, sources));
  const reason = expect.stringMatching(/^“Offers over \$1.2m” may not be published\. /);
  expect(found).toMatchObject([{ name: "Quote" }, { name: "Missing", reason }, { name: "Missing", reason }]);
});
