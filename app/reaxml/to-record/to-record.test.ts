import { describe, expect, test } from "vitest";
import { expectFields, office, sale } from "./to-record.fixture.ts";

describe("people", () => {
  const agent = (words: string) => sale(`<listingAgent id="1">${words}</listingAgent>`);
  const marion = {
    id: "agent-1",
    name: "Marion Tate",
    phone: "0491 570 156",
    email: "marion@headland.example",
  };

  test.each([
    ["<uniqueListingAgentID>77</uniqueListingAgentID><name>Another</name>", marion],
    ["<name>M. Tate</name><email>Marion@Headland.example</email>", marion],
    ['<name>M. Tate</name><telephone type="mobile">+61 491 570 156</telephone>', marion],
    [
      '<name>Ben</name><telephone type="BH">05 1234</telephone><telephone type="mobile">0491 570 006</telephone>',
      { name: "Ben", phone: "0491 570 006" },
    ],
    [
      '<name>Ben</name><telephone type="mobile">0491570006</telephone>',
      { name: "Ben", phone: "0491 570 006" },
    ],
    // By a name that nobody else of the team has.
    ["<name>MARION  TATE</name><email>m.tate@crm.example</email>", marion],
    ["<name>Marion</name>", { name: "Marion", email: office.email }],
    ["<name/>", office],
    ["<twitterURL>https://social.example/ben</twitterURL>", office],
    ['<name>Ben</name><telephone type="AH">05 1234</telephone>', { name: "Ben", phone: "05 1234" }],
    [
      "<name>Ben</name><email receiveCampaignReport='true'>ben@crm.example</email>",
      { email: "ben@crm.example" },
    ],
  ])("%s", async (words, record) => expect(await agent(words)).toMatchObject({ agent: record }));

  test("a name alone is said", async () => {
    expect(await agent("<name>Marion Tate</name>")).toMatchObject({
      codes: ["matched-by-name listingAgent/name"],
    });
  });

  test("whoever is there twice stands once", async () => {
    const ids = ["<uniqueListingAgentID>77</uniqueListingAgentID>", "<email>marion@headland.example</email>"];
    const all = [
      ...ids,
      "<name>Ben</name>",
      "<name>ben</name><email>ben@crm.example</email>",
      "<name>Cy</name>",
    ];
    const { agents } = {
      agents: [],
      ...(await sale(all.map((words) => `<listingAgent>${words}</listingAgent>`).join(""))),
    };
    expect(agents).toMatchObject([{ id: "agent-1" }, { name: "Ben" }, { name: "Cy" }]);
  });

  test("of five agents the first four are shown", async () => {
    const five = [1, 2, 3, 4, 5].map((id) => `<listingAgent id="${id}"><name>A${id}</name></listingAgent>`);
    const { agents } = { agents: [], ...(await sale(five.join(""))) };
    expect(agents).toMatchObject([{ name: "A1" }, { name: "A2" }, { name: "A3" }, { name: "A4" }]);
  });

  test("who is nobody of ours is said; all of them stand there", async () => {
    const two = await sale(
      '<listingAgent id="1"><name>Ben</name></listingAgent><listingAgent id="2"><email>tom@headland.example</email></listingAgent>',
    );
    expect(two).toMatchObject({
      agents: [{ name: "Ben" }, { id: "agent-2" }],
      codes: ["unmatched-agent listingAgent"],
    });
  });
});

describe("words, times, links and pictures", () => {
  test.each([
    ["<headline>A house of the CSIRO</headline>", { title: "A house of the CSIRO" }],
    ["<description>&lt;b&gt;Two&lt;/b&gt; storeys</description>", { description: "Two storeys" }],
    ["<description>One&#xA;two</description>", { description: "One\ntwo" }],
    ["<description><![CDATA[Sea & <i>sky</i>]]></description>", { description: "Sea & sky" }],
    ["<DESCRIPTION> Sea &amp;amp; sky </DESCRIPTION>", { description: "Sea & sky" }],
    ["<headline>Only this</headline>", { description: "Only this" }],
    [
      "<inspectionTimes><inspection>By Appointment</inspection></inspectionTimes>",
      { inspections: ["by-appointment"] },
    ],
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
      '<externalLink href="http://a.example"/><externalLink href="https://b.example"/>',
      {
        tour: "https://a.example",
        links: [{ href: "https://b.example" }],
        codes: ["insecure-link externalLink@href"],
      },
    ],
  ])("%s", async (words, record) => expectFields(await sale(words), record));

  test("pictures, plans and statements keep their slots, addresses and times", async () => {
    const { media, codes } = await sale(
      '<objects><img id="M" url="https://p.example/m.jpg" modTime="2026-11-01-10:00:00"/><img id="a" file="a.jpg"/><floorplan id="1" url="https://p.example/f.gif"/><document id="1" url="https://p.example/d.pdf" title="Contract"/></objects><media><attachment usage="statementOfInformation" url="https://p.example/s.pdf"/></media>',
    );
    expect(media).toEqual([
      { slot: "m", use: "picture", url: "https://p.example/m.jpg", modTime: "2026-11-01T10:00:00" },
      { slot: "1", use: "floorplan", url: "https://p.example/f.gif" },
      { slot: "1", use: "document", url: "https://p.example/d.pdf", title: "Contract" },
      { slot: "100", use: "document", url: "https://p.example/s.pdf", title: "Statement of information" },
    ]);
    expect(codes).toEqual(["media-without-url objects/img@id=a"]);
  });
});
