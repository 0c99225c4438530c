import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { agents, pages } from "#app/agency/folder/first-texts.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { AgentPanel } from "./agent-profile.tsx";

test("gives the agency's licence and ABN where it has them", () => {
  const render = (numbers: { licence?: string; abn?: string }) =>
    agents.slice(0, 1).map((agent) =>
      renderToStaticMarkup(
        <OfficeContext value={{ ...officeWords, ...numbers }}>
          <AgentPanel agent={agent} words={pages.team} ownListings={undefined} />
        </OfficeContext>,
      ),
    )[0];
  expect(render({ licence: "20123456", abn: "11 111 111 111" })).toMatch(
    /Agency licence.*20123456.*ABN.*11 111 111 111/s,
  );
  expect(render({ licence: undefined, abn: "" })).not.toMatch(/licence|ABN/);
});
