import fc from "fast-check";
import { expect, test } from "vitest";
import { repairAmpersands } from "./parse-reaxml.ts";

async function repair(...chunks: string[]) {
  async function* stream() {
    yield* chunks;
  }
  let text = "";
  for await (const piece of repairAmpersands(stream())) text += piece;
  return text;
}

test("a bare & is escaped, an entity stays, wherever the text is cut", async () => {
  const text = '<a href="?x=1&y=2">Sea &amp; sky &#x27; &lt; & &nbsp; R&D;</a>&';
  const repaired = '<a href="?x=1&amp;y=2">Sea &amp; sky &#x27; &lt; &amp; &amp;nbsp; R&amp;D;</a>&amp;';
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length), async (cut) => {
      expect(await repair(text.slice(0, cut), text.slice(cut))).toBe(repaired);
    }),
  );
});
