import type { Enquiry } from "../enquiry.ts";
import {
  appraisalLabels,
  contactLabels,
  inspectionLabels,
  pageFormLabels,
  questionLabels,
} from "../form/labels.ts";
import { appraisalTypes, contactReasons, propertyTypes, timeframes } from "../form/options.ts";

/** A label and what was answered. */
export type Row = { label: string; value: string };

const labels = {
  contact: { ...contactLabels, ...pageFormLabels },
  appraisal: appraisalLabels,
  inspection: inspectionLabels,
  question: questionLabels,
} as const;

const options: Partial<Record<string, readonly { value: string; label: string }[]>> = {
  appraisalType: appraisalTypes,
  propertyType: propertyTypes,
  contactReason: contactReasons,
  timeframe: timeframes,
};

/** What a visitor answered, in the order and words of the form; what was left out is left out. */
export function toEnquiryRows({ kind, fields, about }: Enquiry): Row[] {
  const names = new Map<string, string>(Object.entries(labels[kind]));
  const answers = Object.entries(fields).map(([name, value]) => ({
    label: names.get(name) ?? name,
    value: toAnswer(name, value),
  }));
  const listing = about?.listing;
  const subject = listing
    ? [{ label: "Property", value: `${listing.title}, ${listing.address}\n${listing.url}` }]
    : [];
  const page = about?.page ? [{ label: "Page", value: `${about.page.title}\n${about.page.url}` }] : [];
  return [...subject, ...page, ...answers.filter(({ value }) => value !== "")];
}

function toAnswer(name: string, value: string | boolean) {
  if (typeof value === "boolean") return value ? "Accepted" : "";
  if (name === "time") return toTime(value);
  return options[name]?.find((option) => option.value === value)?.label ?? value;
}

function toTime(value: string) {
  return value === "ask" ? "Asks for another time" : value.replace("T", " ");
}
