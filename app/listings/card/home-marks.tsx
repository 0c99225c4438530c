import { homeMarks } from "#app/slots/home-marks.ts";

type HomeMarksProps = { id: string; title: string };

/** Marks of modules on the picture of a card. */
export function CardMarks(props: HomeMarksProps) {
  return homeMarks.map(({ name, OnCard }) => <OnCard key={name} {...props} />);
}

/** Marks of modules beside the price of a home's page. */
export function PageMarks(props: HomeMarksProps) {
  return homeMarks.map(({ name, OnPage }) => <OnPage key={name} {...props} />);
}
