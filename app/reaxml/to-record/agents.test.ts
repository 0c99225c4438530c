import { describe, expect, test } from "vitest";
import type { TeamMember } from "#app/feed/format.ts";
import { parseListing } from "../reading/parse-feed.fixture.ts";
import { toAgents } from "./agents.ts";
import { office } from "./to-record.fixture.ts";

const phone = "";
const crmId = "77";
const marion = {
  id: 1,
  name: "Marion Tate",
  email: "marion@headland.example",
  phone,
  mobile: "0491 570 156",
};
const tom = { id: 2, name: "Tom Okafor", email: "tom@headland.example", phone, mobile: "0491 570 313" };
const byId = "<name>Tom</name><uniqueListingAgentID>77</uniqueListingAgentID>";

async function getAgent(words: string, team: readonly TeamMember[]) {
  const element = await parseListing(`<residential><listingAgent>${words}</listingAgent></residential>`);
  return toAgents(element, team, office, () => {}).agent;
}

describe("an id that two of the team have", () => {
  test("is nobody's: what one of them alone has says who it is", async () => {
    const team = [
      { ...marion, crmId },
      { ...tom, crmId },
    ];
    expect(await getAgent(byId, team)).not.toHaveProperty("id");
    expect(await getAgent(`${byId}<email>tom@headland.example</email>`, team)).toMatchObject({
      id: "agent-2",
    });
  });

  test("is theirs who work here, where somebody who has left had it too", async () => {
    const left = { ...tom, id: 9, email: "left@headland.example", successorId: 1, crmId };
    expect(await getAgent(byId, [left, tom, { ...marion, crmId }])).toMatchObject({ id: "agent-1" });
    expect(await getAgent(byId, [left, tom, marion])).toMatchObject({ id: "agent-9" });
  });
});

test("each of two numbers in one value counts", async () => {
  const words = "<name>Rosa</name><telephone>T: 02 5550 0177 / M: 0491 571 266</telephone>";
  expect(await getAgent(words, [marion, tom])).toMatchObject({
    phone: "(02) 5550 0177",
    other_phone: "0491 571 266",
  });
  expect(await getAgent(words, [{ ...marion, mobile: "+61 491 571 266" }, tom])).toMatchObject({
    id: "agent-1",
  });
});

test.each([
  ["<email>Rosa &lt;mailto:rosa@a.example&gt;</email>", "rosa@a.example"],
  ["<email>rosa@a.example; bob@b.example</email><telephone>TBA</telephone>", office.email],
])("%s is written to as %s", async (words, email) =>
  expect(await getAgent(`<name>Rosa</name>${words}`, [marion])).toEqual({
    name: "Rosa",
    phone: office.phone,
    email,
  }),
);

test("somebody whom nobody here knows keeps both numbers, the mobile first", async () => {
  const words = `<name>Rosa Acht</name><telephone type="BH">02 5550 0177</telephone><telephone type="mobile">0491571266</telephone><telephone type="AH">0255500177</telephone>`;
  expect(await getAgent(words, [marion, tom])).toMatchObject({
    phone: "0491 571 266",
    other_phone: "(02) 5550 0177",
  });
});
