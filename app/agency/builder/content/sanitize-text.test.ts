import { expect, test } from "vitest";
import { sanitizeText, toPlainText } from "./sanitize-text.server.ts";

const clean = (html: string) => sanitizeText(html, { mayHaveTitle: true }).html;

test("keeps words, emphasis, lists and links", () => {
  const html = '<p>One <strong>two</strong></p><ul><li><a href="/team">three</a></li></ul>';
  expect(clean(html)).toBe(html);
});

test("drops scripts with what is in them, pictures, frames, styles and handlers", () => {
  const html =
    '<p style="position:fixed" onclick="a()" class="x">Kept<script>bad()</script><style>p{}</style><img src=x onerror=a()><iframe src="//x"></iframe><svg onload=a()></svg></p>';
  expect(clean(html)).toBe("<p>Kept</p>");
});

test("keeps the words of a link that leads nowhere good, without the link", () => {
  expect(clean('<a href="javascript:alert(1)">here</a>')).toBe("<a>here</a>");
  expect(clean('<a href="java&#9;script:alert(1)">here</a>')).toBe("<a>here</a>");
});

test("lets a link into a new tab know nothing of ours", () => {
  expect(clean('<a href="https://news.example/" target="_blank">news</a>')).toBe(
    '<a href="https://news.example/" target="_blank" rel="noopener">news</a>',
  );
});

test("allows one heading of the first rank on a page", () => {
  expect(clean("<h1>One</h1><h1>Two</h1>")).toBe("<h1>One</h1><h2>Two</h2>");
  expect(sanitizeText("<h1>Three</h1>", { mayHaveTitle: false }).html).toBe("<h2>Three</h2>");
});

test("gives the words of a rich text as plain text", () => {
  expect(toPlainText("<p>Fish &amp; chips</p><p>&lt;b&gt;<br>here</p>")).toBe("Fish & chips <b> here");
});
