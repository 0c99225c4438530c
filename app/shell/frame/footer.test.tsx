import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Footer } from "./footer.tsx";

test("says that the agency is a sample", () => {
  const markup = renderToStaticMarkup(<Footer />);
  expect(markup).toContain("Headland is a sample agency: its people, homes and figures are invented.");
});
