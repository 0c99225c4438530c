import type { ComponentProps } from "react";
import Home from "#app/routes/home.tsx";
import { usePageData } from "../data.ts";

export function Component() {
  const page = usePageData() ?? { loaderData: early };
  return (
    <>
      <title>Homes on Sydney’s Northern Beaches · Headland</title>
      <Home {...page} />
    </>
  );
}

const noPicture = {
  name: "",
  src: "data:,",
  width: 1200,
  height: 800,
  colour: "#e0e7e5",
  widths: [],
  alt: "",
};

/** Before the data have arrived: the first screen, and placeholders of the same size below it. */
const early: ComponentProps<typeof Home>["loaderData"] = {
  light: "noon",
  featured: Array.from({ length: 6 }, (_, index) => ({
    href: `#${index}`,
    title: "…",
    address: "…",
    price: "…",
    badges: [],
    picture: noPicture,
    facts: { beds: 0, baths: 0, cars: 0 },
  })),
  openDays: [],
  officeMap: undefined,
  suburbs: [],
  testimonials: [],
  articles: [],
};
