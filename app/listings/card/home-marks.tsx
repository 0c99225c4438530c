import { homeMarks } from "#app/slots/home-marks.ts";
import type { MarkedHome } from "./home-mark.ts";

/** Marks of modules on the picture of a card. */
export function CardMarks(props: MarkedHome) {
  return homeMarks.map(({ name, OnCard }) => <OnCard key={name} {...props} />);
}

/** Marks of modules beside the price of a home's page. */
export function PageMarks(props: MarkedHome) {
  return homeMarks.map(({ name, OnPage }) => <OnPage key={name} {...props} />);
}
