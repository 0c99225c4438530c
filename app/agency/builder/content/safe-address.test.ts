import { expect, test } from "vitest";
import { parseLink, parsePictureAddress, toSizedAddress } from "./safe-address.ts";

const dangerous = [
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "https://",
  "",
];

for (const text of dangerous) {
  test(`drops the link ${JSON.stringify(text)}`, () => {
    expect(parseLink(text)).toBeUndefined();
  });
}

test("keeps links to pages, mailboxes and phones", () => {
  expect(parseLink("/listings?beds=3#top")).toBe("/listings?beds=3#top");
  expect(parseLink("https://news.example/a b")).toBe("https://news.example/a%20b");
  expect(parseLink("mailto:hello@headland.example")).toBe("mailto:hello@headland.example");
  expect(parseLink("tel:0255501234")).toBe("tel:0255501234");
});

test("never makes a path of ours into an address of another site", () => {
  expect(parseLink("https://own.invalid//evil.example")).toBe("/evil.example");
});

test("takes pictures by https or from our own files only", () => {
  expect(parsePictureAddress("/pictures/house-01.jpg")).toBe("/pictures/house-01.jpg");
  expect(parsePictureAddress("https://cdn.builder.io/a")).toBe("https://cdn.builder.io/a");
  expect(parsePictureAddress("http://plain.example/a.jpg")).toBeUndefined();
  expect(parsePictureAddress("https://user:word@files.example/a.jpg")).toBeUndefined();
  expect(parsePictureAddress("data:image/png;base64,AA==")).toBeUndefined();
});

test("asks the service's host for a size, and nobody else", () => {
  expect(toSizedAddress("https://cdn.builder.io/api/v1/image/a?width=9", 400)).toBe(
    "https://cdn.builder.io/api/v1/image/a?width=400&format=webp",
  );
  expect(toSizedAddress("https://other.example/a.jpg", 400)).toBe("https://other.example/a.jpg");
});
