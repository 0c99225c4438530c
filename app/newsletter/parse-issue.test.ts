import { expect, test } from "vitest";
import { parseIssue } from "./parse-issue.server.ts";

const origin = "https://www.headland.example";
const homes = new Map([
  [
    "s014",
    {
      title: "The <white> house",
      price: "$2.7M",
      address: "14 Tern Lane, Freshwater",
      url: `${origin}/property/S014`,
      picture: `${origin}/pictures/house.jpg`,
    },
  ],
]);

function parse(markdown: string) {
  return parseIssue(markdown, { origin, findHome: (id) => homes.get(id.toLowerCase()) });
}

test("takes the first line for the subject", () => {
  const { subject, text, html } = parse("# Three homes by the sea\n\nSpring is *late*.\n");
  expect(subject).toBe("Three homes by the sea");
  expect(text).toBe("Three homes by the sea\n\nSpring is *late*.");
  expect(html).toBe("<h1>Three homes by the sea</h1>\n<p>Spring is <em>late</em>.</p>");
});

for (const line of ["S014", "s014", "- S014"])
  test(`makes a home of the line ${JSON.stringify(line)}: its picture as a link, its price and address`, () => {
    const { text, html } = parse(`# Homes\n\nSee\n${line}\nand the S014 in a sentence.`);
    expect(text).toBe(
      `Homes\n\nSee\n\nThe <white> house\n$2.7M, 14 Tern Lane, Freshwater\n${origin}/property/S014\n\nand the S014 in a sentence.`,
    );
    expect(html).toContain(`<a href="${origin}/property/S014"><img src="${origin}/pictures/house.jpg"`);
    expect(html).toContain(
      "<strong>The &lt;white&gt; house</strong></a><br />$2.7M, 14 Tern Lane, Freshwater",
    );
    expect(html).toContain("<p>and the S014 in a sentence.</p>");
  });

test("refuses a home that is not on the market", () => {
  expect(() => parse("# Homes\n\nS999")).toThrow('There is no home "S999" on the market.');
  expect(parse("# Homes\n\nFreshwater\n\n2026").text).toContain("Freshwater\n\n2026");
});

test("writes links out in the text, with our address where they have none", () => {
  const { text, html, links } = parse(
    "# Homes\n\nRead [our guide](/journal/guide) or [ring](tel:0255500142).",
  );
  expect(text).toContain(`Read our guide (${origin}/journal/guide) or ring (tel:+61255500142).`);
  expect(html).toContain(`<a href="${origin}/journal/guide">our guide</a>`);
  expect(links).toEqual([`${origin}/journal/guide`, "tel:+61255500142"]);
  expect(() => parse("# Homes\n\n[A](http://)")).toThrow('The link "http://" leads nowhere.');
});

test("carries a picture: in the mail as wide as mail programs show, in the text by what it shows", () => {
  const { text, html, links, pictures } = parse("# Homes\n\n![Yachts at noon](/pictures/hero-noon.jpg)");
  const address = `${origin}/pictures/hero-noon.jpg`;
  expect(html).toContain(`<p><img src="${address}" alt="Yachts at noon" width="560" /></p>`);
  expect(text).toBe(`Homes\n\nYachts at noon (${address})`);
  expect({ links, pictures }).toEqual({ links: [], pictures: [address] });
});

test("keeps script, and addresses that are none, out of the mail", () => {
  const { html } = parse(
    '# Homes\n\n<script>alert(1)</script>\n\n<b onclick="x()">Hi</b> [x](javascript:alert(1))',
  );
  expect(html).not.toMatch(/script|onclick/);
  expect(html).toContain("<b>Hi</b> <a>x</a>");
});

test("refuses an issue without a subject", () => {
  expect(() => parse("Spring is late.")).toThrow("The first line must be the subject");
});

test("knows the same words again", () => {
  expect(parse("# A\n\nB").digest).toBe(parse("# A\n\nB").digest);
  expect(parse("# A\n\nB").digest).not.toBe(parse("# A\n\nC").digest);
});
