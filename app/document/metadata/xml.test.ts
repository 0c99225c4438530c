import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test("escapes every special character of elements and attributes", () => {
  expect(escapeXml(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;");
});

test("removes characters that XML does not allow, and keeps the rest", () => {
  expect(escapeXml("a\u0000b\u001fc\td\ne\uffff é “f” 🐚")).toBe("abc\td\ne é “f” 🐚");
});
