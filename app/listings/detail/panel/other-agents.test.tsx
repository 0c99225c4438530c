import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { getListingExtras } from "../listing-extras.server.ts";
import { OtherAgents } from "./other-agents.tsx";

test("every other agent has a phone number, and a profile link if on the team", () => {
  const agents = ["agent-2", "agent-99"].map((id) => ({
    id,
    name: `Name of ${id}`,
    phone: "0491 570 156",
    email: `${id}@headland.example`,
    other_phone: "(02) 5550 0177",
  }));
  const listing = toSampleListing({ agents });
  const { profiles } = getListingExtras(listing, defaultTexts);
  const list = renderToStaticMarkup(<OtherAgents page={{ listing, profiles }} />);
  expect(list).toMatch(/<a href="\/team\/2"[^>]*>Name of agent-2<\/a>/);
  expect(list).toMatch(/<p[^>]*>Name of agent-99<\/p>/);
  expect(list.match(/href="tel:\+61491570156"/g)).toHaveLength(2);
  expect(list.match(/href="tel:\+61255500177"/g)).toHaveLength(2);
  expect(list).not.toContain(listing.agent.name);
});
