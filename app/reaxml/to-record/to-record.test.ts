import { expect, test } from "vitest";
import { expectFields, sale } from "./to-record.fixture.ts";

test.each([
  ["<headline>A house of the CSIRO</headline>", { title: "A house of the CSIRO" }],
  ["<description>&lt;b&gt;Two&lt;/b&gt; storeys</description>", { description: "Two storeys" }],
  ["<description>One&#xA;two</description>", { description: "One\ntwo" }],
  ["<description><![CDATA[Sea & <i>sky</i>]]></description>", { description: "Sea & sky" }],
  ["<DESCRIPTION> Sea &amp;amp; sky </DESCRIPTION>", { description: "Sea & sky" }],
  ["<headline>Only this</headline>", { description: "Only this" }],
  ['<videoLink href="https://video.example/1"/>', { video: "https://video.example/1" }],
  ['<externalLink href="https%3A%2F%2Ftour.example%2F1"/>', { tour: "https://tour.example/1" }],
  [
    '<externalLink href="https://a.example"/><externalLink href="https://b.example"/><miniweb><uri>https://a.example</uri></miniweb><availabilityLink>https://c.example</availabilityLink>',
    {
      tour: "https://a.example",
      links: [{ href: "https://b.example" }, { href: "https://c.example" }],
      codes: [],
    },
  ],
  [
    '<externalLink href="http://a.example"/>',
    { tour: "https://a.example", codes: ["insecure-link externalLink@href"] },
  ],
  [
    '<externalLink href="https://www.headland.example/1"/><externalLink href="https://a.example"/>',
    { tour: "https://a.example", links: [{ href: "https://www.headland.example/1" }] },
  ],
  [
    '<videoLink href="https://video.example/my tour"/><holdingDeposit>$400 - $450</holdingDeposit><listingAgent id="1"><name>Ben</name><telephone>ask for Ben</telephone><email>ben(at)crm.example</email></listingAgent>',
    {
      video: undefined,
      facts: {},
      codes: [
        "invalid-field listingAgent/email",
        "invalid-field listingAgent/telephone",
        "unmatched-agent listingAgent",
        "unparseable-number holdingDeposit",
        "insecure-link videoLink@href",
      ],
    },
  ],
])("%s", async (words, record) => expectFields(await sale(words), record));

test("pictures, plans and statements keep their slots, addresses and times", async () => {
  const { media, codes } = await sale(
    '<objects><img id="M" url="https://p.example/m.jpg" modTime="2026-11-01-10:00:00"/><img id="a" file="a.jpg"/><floorplan id="1" url="//p.example/f.gif"/><document id="1" url="https://p.example/d.pdf" title="CONTRACT OF SALE"/></objects><media><attachment usage="statementOfInformation" url="https://p.example/s.pdf"/></media>',
  );
  expect(media).toEqual([
    { slot: "m", use: "picture", url: "https://p.example/m.jpg", modTime: "2026-11-01T10:00:00" },
    { slot: "1", use: "floorplan", url: "https://p.example/f.gif" },
    { slot: "1", use: "document", url: "https://p.example/d.pdf", title: "Contract of sale" },
    { slot: "100", use: "document", url: "https://p.example/s.pdf", title: "Statement of information" },
  ]);
  expect(codes).toEqual(["media-without-url objects/img@id=a"]);
});

test("broken text that cannot be mended is reported and shown as sent", async () => {
  expectFields(await sale("<headline>CafÃ©s, the owner\ufffds</headline>"), {
    title: "Cafés, the owner\ufffds",
    codes: ["broken-text headline"],
  });
});
