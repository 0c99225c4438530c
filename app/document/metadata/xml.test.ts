import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test("escapes everything that means something in an element or an attribute", () => {
  expect(escapeXml(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;");
});

test("leaves out the characters that XML cannot hold, and keeps the rest", () => {
  expect(escapeXml("a\u0000b\u001fc\td\ne\uffff é “f” 🐚")).toBe("abc\td\ne é “f” 🐚");
});
