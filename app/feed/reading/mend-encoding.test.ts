import { expect, test } from "vitest";
import { mendEncoding } from "./mend-encoding.ts";
import { parseListing } from "./parse-feed.fixture.ts";

/** As software writes it that takes UTF-8 for Windows-1252. */
function encodeTwice(text: string) {
  return new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
}

test.each(["Cafés – the owner’s “à la carte”", "120 m², 5° from the bay ½", "€5 … über Öl, ÀÈ", "🏡 Mañana"])(
  "%s is read although it was encoded twice",
  (text) => {
    expect(encodeTwice(text)).not.toBe(text);
    expect(mendEncoding(encodeTwice(text))).toBe(text);
  },
);

test.each(["Cafés – the owner’s “à la carte”", "CAFÉ… “É”", "château â€, naïve, 120 m²", "São, SÃO"])(
  "%s stays as it is",
  (text) => expect(mendEncoding(text)).toBe(text),
);

test("texts and attributes of a listing are mended, also at their ends", async () => {
  const { children } = await parseListing(
    '<residential><headline>CafÃ©s, voilÃ\u00a0</headline><img title="The ownerâ€™s"/></residential>',
  );
  expect(children).toMatchObject([{ text: "Cafés, voilà" }, { attributes: { title: "The owner’s" } }]);
});
