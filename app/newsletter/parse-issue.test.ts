import { expect, test } from "vitest";
import { parseIssue } from "./parse-issue.server.ts";

const origin = "https://www.headland.example";
const home = {
  title: "The <white> house",
  price: "$2.7M",
  address: "14 Tern Lane, Freshwater",
  url: `${origin}/property/S014`,
  picture: `${origin}/pictures/house.jpg`,
};

function parse(body: string) {
  const findHome = (id: string) => (id.toLowerCase() === "s014" ? home : undefined);
  return parseIssue({ subject: "Homes", body }, { origin, findHome });
}

test("an issue has its subject above its words, in HTML and in text", () => {
  const { text, html } = parse("Spring is *late*.\n");
  expect(text).toBe("Homes\n\nSpring is *late*.");
  expect(html).toBe("<h1>Homes</h1>\n<p>Spring is <em>late</em>.</p>");
});

test.each(["S014", "s014", "- S014"])(
  "turns the line %j into a home with its picture as a link, its price and address",
  (line) => {
    const { text, html } = parse(`See\n${line}\nand the S014 in a sentence.`);
    expect(text).toBe(
      `Homes\n\nSee\n\nThe <white> house\n$2.7M, 14 Tern Lane, Freshwater\n${origin}/property/S014\n\nand the S014 in a sentence.`,
    );
    expect(html).toContain(`<a href="${origin}/property/S014"><img src="${origin}/pictures/house.jpg"`);
    expect(html).toContain(
      "<strong>The &lt;white&gt; house</strong></a><br />$2.7M, 14 Tern Lane, Freshwater",
    );
    expect(html).toContain("<p>and the S014 in a sentence.</p>");
  },
);

test("refuses a home that is not on the market", () => {
  expect(() => parse("S999")).toThrow('There is no home "S999" on the market.');
  expect(parse("Freshwater\n\n2026").text).toContain("Freshwater\n\n2026");
});

test("writes links out in the text, relative ones with the site's origin", () => {
  const { text, html, links } = parse("Read [our guide](/journal/guide) or [ring](tel:0255500142).");
  expect(text).toContain(`Read our guide (${origin}/journal/guide) or ring (tel:+61255500142).`);
  expect(html).toContain(`<a href="${origin}/journal/guide">our guide</a>`);
  expect(links).toEqual([`${origin}/journal/guide`, "tel:+61255500142"]);
  expect(() => parse("[A](http://)")).toThrow('The link "http://" leads nowhere.');
});

test("has a picture in HTML at the width of mail programs, and its alt text in the text", () => {
  const { text, html, links, pictures } = parse("![Yachts at noon](/pictures/hero-noon.jpg)");
  const address = `${origin}/pictures/hero-noon.jpg`;
  expect(html).toContain(`<p><img src="${address}" alt="Yachts at noon" width="560" /></p>`);
  expect(text).toBe(`Homes\n\nYachts at noon (${address})`);
  expect({ links, pictures }).toEqual({ links: [], pictures: [address] });
});

test("removes scripts and script links", () => {
  const { html } = parse('<script>alert(1)</script>\n\n<b onclick="x()">Hi</b> [x](javascript:alert(1))');
  expect(html).not.toMatch(/script|onclick/);
  expect(html).toContain("<b>Hi</b> <a>x</a>");
});
