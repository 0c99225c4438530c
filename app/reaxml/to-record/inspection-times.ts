import { parseInspectionTimes } from "#app/values/open-times.ts";
import { type Element, findChild, findChildren } from "../element.ts";
import type { Note } from "./values.ts";

const MOST_INSPECTIONS = 20;

/**
 * The last twenty inspection times without duplicates; the site shows future ones. `today` is at the agency, such as
 * 2026-11-24.
 */
export function toInspections(listing: Element, today: string, note: Note) {
  const element = findChild(listing, "inspectionTimes");
  const texts = element ? findChildren(element, "inspection").map(({ text }) => text) : [];
  const times = texts.filter(Boolean).flatMap((text) => {
    const found = parseInspectionTimes(text);
    if (!found)
      note("unparseable-inspection", "inspectionTimes/inspection", text, "21-Dec-2026 11:00am to 11:30am");
    if (found?.some((time) => time < today))
      note("past-inspection", "inspectionTimes/inspection", text, "one that is to come");
    return found ?? [];
  });
  const unique = [...new Set(times)].sort();
  return unique.length > 0 ? unique.slice(-MOST_INSPECTIONS) : undefined;
}
