import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { OfficeFault } from "./office-fault.tsx";
import { IntentForm } from "./office-page.tsx";

test("a form's address has no done message, which the page of a refused form would repeat", () => {
  const render = (address: string) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>
        <IntentForm intent="invite" label="Let them in" />
      </MemoryRouter>,
    );
  expect(render("/office/people?done=invite")).toContain('action="/office/people"');
  expect(render("/office/enquiries?view=spam&done=spam")).toContain('action="/office/enquiries?view=spam"');
});

test("the page for a form sent while signed out names its action", () => {
  const sent = { path: "/office/homes/S014/contract", fields: [], files: ["contract.pdf"] };
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <OfficeFault refusal={{ reason: "signed out", ...sent }} />
    </MemoryRouter>,
  );
  expect(page).toContain("contract.pdf");
  expect(page).not.toContain("picture");
});
