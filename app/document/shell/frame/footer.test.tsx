import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { FOOTER_SUBMISSION, HONEYPOT, SUBMISSION } from "#app/enquiries/form/submission-id.ts";
import { OfficeContext } from "../../site/office/office-words.ts";
import { Footer } from "./footer.tsx";

function renderFooter(numbers: { licence?: string; abn?: string } = {}) {
  return renderToStaticMarkup(
    <OfficeContext value={{ ...officeWords, ...numbers }}>
      <Footer />
    </OfficeContext>,
  );
}

test("states that the agency is a sample", () => {
  const words = "Headland is a sample agency: its people, homes and figures are invented.";
  expect(renderFooter()).toContain(words);
});

test("the newsletter form has a honeypot and a submission id like every form", () => {
  for (const field of [`name="${HONEYPOT}"`, `name="${SUBMISSION}" value="${FOOTER_SUBMISSION}"`])
    expect(renderFooter()).toContain(field);
});

test("shows the licence and the ABN where the agency has them", () => {
  const markup = renderFooter({ licence: "20123456", abn: undefined });
  expect(markup).toContain("Licence 20123456");
  expect(markup).not.toContain("ABN");
});
