import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./values.ts";

test("tags go, their lines stay", () => {
  expect(cleanText("<p>Sea &amp; sand</p><p>Two<br/>lines</p>  \r\n\r\n\r\n\r\nEnd ")).toBe(
    "Sea & sand\nTwo\nlines\n\nEnd",
  );
  expect(cleanText("less than 5 < 6 and 7 > 3")).toBe("less than 5 < 6 and 7 > 3");
});

test("what turns or hides text goes, and accents are one character", () => {
  expect(cleanLine("Cafe\u0301 \u202Eevil\u202C \u0007bell\u200B")).toBe("Café evil bell");
});

test("a line is one line, and a long one is cut", () => {
  expect(cleanLine("one\n two")).toBe("one two");
  expect(cleanLine("x".repeat(300))).toHaveLength(150);
});

test("a text has 65,535 characters at most", () => {
  expect(cleanText("x".repeat(70_000))).toHaveLength(65_535);
});
