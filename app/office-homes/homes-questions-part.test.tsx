import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HomesQuestionsPart } from "./homes-questions-part.tsx";

function render(count: number) {
  const homes = Array.from({ length: count }, (_, index) => ({
    id: `AGENCY-${index}`,
    address: `${index} Tern Lane, Freshwater`,
  }));
  const question = {
    id: "f",
    name: "gone.xml",
    words: "of crm",
    homes,
    advice: "Tell its sender.",
    acts: [],
  };
  const part = <HomesQuestionsPart title="Held files" action="/office/feed" questions={[question]} />;
  const Stub = createRoutesStub([{ path: "/", Component: () => part }]);
  return renderToStaticMarkup(<Stub />);
}

test("a question shows the homes that it would take off, each with its page; many are folded", () => {
  const html = render(5);
  expect(html).toContain("<details open");
  expect(html).toContain("The 5 homes it would take off");
  for (let index = 0; index < 5; index += 1)
    expect(html).toContain(`href="/office/homes/AGENCY-${index}">${index} Tern Lane, Freshwater</a>`);
  expect(render(13)).not.toContain("<details open");
});
