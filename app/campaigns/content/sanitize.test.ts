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

const scripts = [
  "javascript:a()",
  " JavaScript:a()",
  "java\tscript:a()",
  "\u0001javascript:a()",
  "vbscript:x",
];

test.each([...scripts, "data:text/html,x", "file:///etc/passwd", "https://", ""])(
  "drops the link %j",
  (text) => expect(parseLink(text)).toBeUndefined(),
);

test.each([
  ["/listings?beds=3#top", "/listings?beds=3#top"],
  ["https://news.example/a b", "https://news.example/a%20b"],
  ["mailto:hello@headland.example", "mailto:hello@headland.example"],
  ["tel:0255501234", "tel:+61255501234"],
  // A path never becomes the address of another site.
  ["https://own.invalid//evil.example", "/evil.example"],
])("keeps the link %s", (text, link) => expect(parseLink(text)).toBe(link));

test("allows pictures by https or from our own files only", () => {
  for (const address of ["/pictures/house-01.jpg", "https://cdn.builder.io/a"])
    expect(parsePictureAddress(address)).toBe(address);
  const withPassword = "https://user:word@files.example/a.jpg";
  for (const address of ["http://plain.example/a.jpg", withPassword, "data:image/png;base64,AA=="])
    expect(parsePictureAddress(address)).toBeUndefined();
});

test("requests a size from the service's host only", () => {
  const ours = "https://cdn.builder.io/api/v1/image/a";
  expect(toSizedAddress(`${ours}?width=9`, 400)).toBe(`${ours}?width=400&format=webp`);
  expect(toSizedAddress("https://other.example/a.jpg", 400)).toBe("https://other.example/a.jpg");
});
