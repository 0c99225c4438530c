import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { findFiles } from "../../../../scripts/find-files.fixture.ts";
import { agencies } from "./agencies.fixture.ts";

const redsoil = agencies.find(({ name }) => name === "redsoil");
const Sales = v.array(
  v.object({
    id: v.string(),
    price_display: v.optional(v.boolean()),
    auction: v.optional(v.object({ at: v.string() })),
    auction_result: v.optional(v.object({ result: v.string() })),
  }),
);

test("has eight people, two suburbs, four articles, eighteen homes for sale and six to rent", () => {
  expect(redsoil?.people).toHaveLength(8);
  expect(redsoil?.suburbs).toHaveLength(2);
  expect(redsoil?.articles).toHaveLength(4);
  expect(redsoil?.sales).toHaveLength(19);
  expect(redsoil?.rentals).toHaveLength(6);
});

test("has two homes at auction, without a price as Queensland asks, and one that was passed in", () => {
  const sales = v.parse(
    Sales,
    JSON.parse(readFileSync("agencies/redsoil/homes/coastal-listings.json", "utf8")),
  );
  const toCome = sales.filter(({ auction }) => auction);
  expect(toCome).toHaveLength(2);
  for (const { price_display } of toCome) expect(price_display).toBe(false);
  expect(sales.filter(({ auction_result: result }) => result?.result === "passed-in")).toHaveLength(1);
});

test("is inland: no word of the sea, and no page of a map", () => {
  const files = findFiles("agencies/redsoil/**/*.{json,md,webmanifest}");
  const words = files.flatMap(
    (file) =>
      readFileSync(file, "utf8").match(
        /.{0,30}\b(?:coast|coastal|beach|beaches|sea|seaside|ocean|surf|surfing|sand|salt|harbour|headland|peninsula|waves?)\b.{0,30}/gi,
      ) ?? [],
  );
  expect(files.length).toBeGreaterThan(15);
  expect(words).toEqual([]);
  expect(JSON.stringify(redsoil?.menu)).not.toContain("/map");
});
