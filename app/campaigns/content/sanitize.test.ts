import { expect, test } from "vitest";
import {
  parseLink,
  parsePictureAddress,
  sanitizeText,
  toPlainText,
  toSizedAddress,
} from "./sanitize.server.ts";

const clean = (html: string) => sanitizeText(html, { mayHaveTitle: true }).html;

test("keeps words, emphasis, lists and links", () => {
  const html = '<p>One <strong>two</strong></p><ul><li><a href="/team">three</a></li></ul>';
  expect(clean(html)).toBe(html);
});

test("drops scripts with their content, pictures, frames, styles and handlers", () => {
  const html =
    '<p style="position:fixed" onclick="a()" class="x">Kept<script>bad()</script><style>p{}</style><img src=x onerror=a()><iframe src="//x"></iframe><svg onload=a()></svg></p>';
  expect(clean(html)).toBe("<p>Kept</p>");
});

test("keeps the words of a forbidden link, without the link", () => {
  expect(clean('<a href="javascript:alert(1)">here</a>')).toBe("<a>here</a>");
  expect(clean('<a href="java&#9;script:alert(1)">here</a>')).toBe("<a>here</a>");
});

test("a link that opens a new tab gets no opener", () => {
  expect(clean('<a href="https://news.example/" target="_blank">news</a>')).toBe(
    '<a href="https://news.example/" target="_blank" rel="noopener">news</a>',
  );
});

test("allows one h1 on a page", () => {
  expect(clean("<h1>One</h1><h1>Two</h1>")).toBe("<h1>One</h1><h2>Two</h2>");
  expect(sanitizeText("<h1>Three</h1>", { mayHaveTitle: false }).html).toBe("<h2>Three</h2>");
});

test("turns rich text into plain text", () => {
  expect(toPlainText("<p>Fish &amp; chips</p><p>&lt;b&gt;<br>here</p>")).toBe("Fish & chips <b> here");
});

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

test.each(dangerous)("drops the link %j", (text) => expect(parseLink(text)).toBeUndefined());

test("keeps links to pages, mailboxes and phones", () => {
  expect(parseLink("/listings?beds=3#top")).toBe("/listings?beds=3#top");
  expect(parseLink("https://news.example/a b")).toBe("https://news.example/a%20b");
  expect(parseLink("mailto:hello@headland.example")).toBe("mailto:hello@headland.example");
  expect(parseLink("tel:0255501234")).toBe("tel:+61255501234");
});

test("a path never becomes the address of another site", () => {
  expect(parseLink("https://own.invalid//evil.example")).toBe("/evil.example");
});

test("allows pictures by https or from our own files only", () => {
  expect(parsePictureAddress("/pictures/house-01.jpg")).toBe("/pictures/house-01.jpg");
  expect(parsePictureAddress("https://cdn.builder.io/a")).toBe("https://cdn.builder.io/a");
  expect(parsePictureAddress("http://plain.example/a.jpg")).toBeUndefined();
  expect(parsePictureAddress("https://user:word@files.example/a.jpg")).toBeUndefined();
  expect(parsePictureAddress("data:image/png;base64,AA==")).toBeUndefined();
});

test("requests a size from the service's host only", () => {
  expect(toSizedAddress("https://cdn.builder.io/api/v1/image/a?width=9", 400)).toBe(
    "https://cdn.builder.io/api/v1/image/a?width=400&format=webp",
  );
  expect(toSizedAddress("https://other.example/a.jpg", 400)).toBe("https://other.example/a.jpg");
});
