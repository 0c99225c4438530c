import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quote } from "./quote.tsx";

test("names the client's agent, and the date", () => {
  const said = { name: "Leila M.", suburb: "Freshwater", quote: "Sold.", rating: 5 };
  const testimonial = { id: 1, ...said, agentId: 2, agentName: "Callum Reyes", date: "2026-08-30" };
  const markup = renderToStaticMarkup(<Quote testimonial={testimonial} />);
  expect(markup).toContain("Client of Callum Reyes, August 2026");
});
