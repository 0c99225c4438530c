import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { IntentForm } from "./office-page.tsx";

test("a form is not sent to what was done before: refused, its page would say that it is done", () => {
  const render = (address: string) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>
        <IntentForm intent="invite" label="Let them in" />
      </MemoryRouter>,
    );
  expect(render("/office/people?done=invite")).toContain('action="/office/people"');
  expect(render("/office/enquiries?view=spam&done=spam")).toContain('action="/office/enquiries?view=spam"');
});
