import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { soldProperties } from "#app/agency/folder/words.ts";
import { toSoldThing } from "#app/document/metadata/json-ld/listing-json-ld.ts";
import { SellingAgent } from "#app/guide/team/contact-lines.tsx";
import { fromRecord } from "#app/listings/sold/sold-properties.ts";

test("a sale without a picture, by somebody who has left, shows a drawing and a name", () => {
  const [record] = soldProperties;
  if (!record) throw new Error("There is no sale.");
  const { agentPhone, agentEmail, ...others } = record;
  const sale = fromRecord({ ...others, pictures: [], agentName: "Ada Lane" });
  expect(sale.pictures).toEqual([expect.objectContaining({ words: "No photographs" })]);
  expect(toSoldThing(sale, "https://a.test/x", "https://a.test")).not.toHaveProperty("image");
  const shown = renderToStaticMarkup(<SellingAgent name={sale.agentName} />);
  expect(shown).toContain("Ada Lane");
  expect(shown).not.toMatch(/href|<li>/);
});
