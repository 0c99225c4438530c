import { expect, test } from "vitest";
import type { TeamMember } from "#app/feed/format.ts";
import { parseListing } from "../reading/parse-feed.fixture.ts";
import { toAgents } from "./agents.ts";
import { office, sale, team } from "./to-record.fixture.ts";

const [, tom] = team;
const contact = { phone: "0491 570 156", email: "marion@headland.example" };
const marion = { id: "agent-1", name: "Marion Tate", ...contact };

test.each([
  ["<uniqueListingAgentID>77</uniqueListingAgentID><name>Another</name>", marion],
  ["<name>M. Tate</name><email>Marion@Headland.example</email>", marion],
  ['<name>M. Tate</name><telephone type="mobile">+61 491 570 156</telephone>', marion],
  // By a name that only one member of the team has.
  ["<name>MARION  TATE</name><email>m.tate@crm.example</email>", marion],
  ["<name>Marion</name>", { name: "Marion", phone: office.phone, email: office.email }],
  ["<name/>", office],
  ["<twitterURL>https://social.example/ben</twitterURL>", office],
  ['<name>Ben</name><telephone type="AH">05 1234</telephone>', { name: "Ben", phone: "05 1234" }],
  ["<name>Ben</name><email>Ben &lt;mailto:ben@crm.example&gt;</email>", { email: "ben@crm.example" }],
  ["<name>Ben</name><email>a@a.example; b@b.example</email>", { email: office.email }],
  // Mobile numbers come first.
  [
    '<name>Ben</name><telephone type="BH">02 5550 0177</telephone><telephone type="mobile">0491570006</telephone>',
    { phone: "0491 570 006", other_phone: "(02) 5550 0177" },
  ],
  [
    "<name>Ben</name><telephone>T: 02 5550 0177 / M: 0491 570 006</telephone>",
    { phone: "(02) 5550 0177", other_phone: "0491 570 006" },
  ],
  ["<name>M. Tate</name><telephone>T: 02 5550 0177 / M: 0491 570 156</telephone>", marion],
])("%s", async (words, agent) =>
  expect(await sale(`<listingAgent id="1">${words}</listingAgent>`)).toMatchObject({ agent }),
);

test("an id that two members share identifies neither, unless one of them has left", async () => {
  const byId = "<name>Tom</name><uniqueListingAgentID>77</uniqueListingAgentID>";
  const find = async (members: readonly TeamMember[], words = byId) => {
    const listing = await parseListing(`<residential><listingAgent>${words}</listingAgent></residential>`);
    return toAgents(listing, members, office, () => {}).agent;
  };
  if (!tom) throw new Error("the team has two");
  const both = [...team.slice(0, 1), { ...tom, crmId: "77" }];
  expect(await find(both)).not.toHaveProperty("id");
  expect(await find(both, `${byId}<email>${tom.email}</email>`)).toMatchObject({ id: "agent-2" });
  const left = { ...tom, id: 9, email: "left@headland.example", successorId: 1, crmId: "77" };
  expect(await find([left, ...team])).toMatchObject({ id: "agent-1" });
  expect(await find([left, tom])).toMatchObject({ id: "agent-9" });
});

test("lists each agent once, at most four, and reports agents who are not in the team", async () => {
  const all = [
    "<uniqueListingAgentID>77</uniqueListingAgentID>",
    "<email>marion@headland.example</email>",
    "<name>Ben</name>",
    "<name>ben</name><email>ben@crm.example</email>",
    ...["Tom Okafor", "Cy", "Di"].map((name) => `<name>${name}</name>`),
  ];
  const listing = all.map((words) => `<listingAgent>${words}</listingAgent>`).join("");
  const unmatched = "unmatched-agent listingAgent";
  expect(await sale(listing)).toMatchObject({
    agents: [{ id: "agent-1" }, { name: "Ben" }, { id: "agent-2" }, { name: "Cy" }],
    codes: [unmatched, unmatched, "matched-by-name listingAgent/name", unmatched, unmatched],
  });
});
