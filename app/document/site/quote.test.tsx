import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quote } from "./quote.tsx";

test("names the client's agent, and the date", () => {
  const testimonial = {
    id: 1,
    name: "Leila M.",
    suburb: "Freshwater",
    quote: "Sold.",
    rating: 5,
    agentId: 2,
    agentName: "Callum Reyes",
    date: "2026-08-30",
  };
  expect(renderToStaticMarkup(<Quote testimonial={testimonial} />)).toContain(
    "Client of Callum Reyes, August 2026",
  );
});
