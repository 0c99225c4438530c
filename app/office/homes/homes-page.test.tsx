import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HeldFiles } from "./homes-page.tsx";

function render(count: number) {
  const homes = Array.from({ length: count }, (_, index) => ({
    id: `AGENCY-${index}`,
    address: `${index} Tern Lane, Freshwater`,
  }));
  const file = { id: "f", name: "gone.xml", provider: "crm", reason: "it would take homes off the lists" };
  const files = [{ ...file, at: "Wed 25 Nov", homes, submissions: { approve: "1", reject: "2" } }];
  const Stub = createRoutesStub([{ path: "/", Component: () => <HeldFiles files={files} /> }]);
  return renderToStaticMarkup(<Stub />);
}

test("a held file shows the homes that it would take off, each with its page; many are folded", () => {
  const html = render(5);
  expect(html).toContain("<details open");
  expect(html).toContain("The 5 homes it would take off");
  for (let index = 0; index < 5; index += 1)
    expect(html).toContain(`href="/office/homes/AGENCY-${index}">${index} Tern Lane, Freshwater</a>`);
  expect(render(13)).not.toContain("<details open");
});
