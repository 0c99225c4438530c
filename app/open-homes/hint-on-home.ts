import type { SectionHint } from "#app/office-homes/home-slots.ts";

export const bookedHint: SectionHint = {
  section: "inspections",
  words: "To move or cancel one that people have booked, go to Open homes, where a mail to them is ready.",
};
