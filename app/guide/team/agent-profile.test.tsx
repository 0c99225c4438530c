import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { agents, pages } from "#app/agency/folder/first-texts.ts";
import { agentSchema } from "#app/agency/kinds/agent-schema.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { AgentHeader, AgentPanel, AgentStory } from "./agent-profile.tsx";

test("shows the agency's licence and ABN where it has them", () => {
  const render = (numbers: { licence?: string; abn?: string }) =>
    renderToStaticMarkup(
      <OfficeContext value={{ ...officeWords, ...numbers }}>
        {agents.map((agent) => (
          <AgentPanel key={agent.id} agent={agent} words={pages.team} ownListings={undefined} />
        ))}
      </OfficeContext>,
    );
  expect(render({ licence: "20123456", abn: "11 111 111 111" })).toMatch(
    /Agency licence.*20123456.*ABN.*11 111 111 111/s,
  );
  expect(render({ licence: undefined, abn: "" })).not.toMatch(/licence|ABN/);
});

test("leads to the agent's phone, mailbox and homes, and to an appraisal by the agent", () => {
  const [agent] = agents;
  if (!agent) throw new Error("There is no agent.");
  const render = (ownListings?: string) =>
    renderToStaticMarkup(
      <OfficeContext value={officeWords}>
        <AgentHeader agent={agent} />
        <AgentStory agent={agent} />
        <AgentPanel agent={agent} words={pages.team} ownListings={ownListings} />
      </OfficeContext>,
    );
  const page = render("/rentals?agent=1");
  for (const link of [
    /href="tel:\+61255500142"[^>]*>Call Now</,
    /href="mailto:marion@headland.example"[^>]*>Email Me</,
    /href="\/appraisal\?agent=1"[^>]*>Request an Appraisal</,
    /href="\/rentals\?agent=1"[^>]*>View My Listings</,
    />You&#x27;re in safe hands.</,
  ])
    expect(page).toMatch(link);
  expect(render()).toMatch(/href="\/listings"[^>]*>View All Listings</);
});

test("leaves out awards, languages, areas and specialties that an agent does not have", () => {
  const person = { id: 1, name: "Ada Lane", email: "ada@example.com", phone: "02 5550 1234" };
  const words = { role: "Director", title: "Director", bio: "Ada sells.", fullBio: "Ada sells." };
  const agent = v.parse(agentSchema, { ...person, ...words });
  const page = renderToStaticMarkup(
    <OfficeContext value={officeWords}>
      <AgentStory agent={agent} />
      <AgentPanel agent={agent} words={pages.team} ownListings={undefined} />
    </OfficeContext>,
  );
  expect(page).toContain("Experience");
  expect(page).not.toMatch(/Specialties|Awards|Client testimonials|Languages|Service Areas/);
});
