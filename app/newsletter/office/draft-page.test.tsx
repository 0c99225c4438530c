import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { DraftPage } from "./draft-page.tsx";

function show(readers: number) {
  const draft = { subject: "Spring", body: "Warm." };
  const Component = () => <DraftPage id="one" draft={draft} readers={readers} isAsked={false} hidden={{}} />;
  const Page = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Page />);
}

test("without subscribers the page says why there is no button to send", () => {
  expect(show(0)).toContain("It can’t be sent yet: nobody has confirmed an address");
  expect(show(0)).not.toContain("ask to send");
  expect(show(2)).toContain("Send to 2 subscribers …");
  expect(show(2)).not.toContain("can’t be sent");
});
