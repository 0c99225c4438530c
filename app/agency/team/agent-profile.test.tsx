import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { agency } from "#app/agency/folder/agency.ts";
import { agents } from "#app/agency/folder/texts.ts";
import { AgentPanel } from "./agent-profile.tsx";

test("gives the agency's licence and ABN where it has them", () => {
  const before = { ...agency };
  onTestFinished(() => void Object.assign(agency, before));
  const render = () =>
    agents
      .slice(0, 1)
      .map((agent) => renderToStaticMarkup(<AgentPanel agent={agent} ownListings={undefined} />))[0];
  Object.assign(agency, { licence: "20123456", abn: "11 111 111 111" });
  expect(render()).toMatch(/Agency licence.*20123456.*ABN.*11 111 111 111/s);
  Object.assign(agency, { licence: undefined, abn: undefined });
  expect(render()).not.toMatch(/licence|ABN/);
});
