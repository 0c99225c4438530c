import type { SectionHint } from "#app/office-homes/home-slots.ts";

export const bookedHint: SectionHint = {
  section: "inspections",
  words: "One that people have booked is moved or cancelled under Open homes, where a mail to them is ready.",
};
