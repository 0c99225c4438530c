import * as v from "valibot";
import { choice, optionalLines, requiredEmail, requiredLine } from "#app/ui/form/text-rules.ts";
import { askForTime, CANCELLED, formatBooked, type OfferedTime } from "../booked-time.ts";
import { defineEnquiryKind, type Enquiry, type EnquiryKind } from "../enquiry.ts";
import { phoneDigits } from "../form/phone-digits.ts";

/** The schema of an inspection form: one of the `offered` times, or a request for another. */
export function toInspectionSchema(offered: readonly OfferedTime[]) {
  return v.object({
    name: requiredLine("Enter your name", 100, "Name must be 100 characters or fewer"),
    email: requiredEmail(),
    phone: v.pipe(
      requiredLine("Enter your phone number", 20, "Phone number must be 20 characters or fewer"),
      phoneDigits,
    ),
    time: choice([...offered, askForTime], "Choose an inspection time"),
    message: optionalLines(1000, "Message must be 1000 characters or fewer"),
  });
}

export const inspectionLabels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  time: "Inspection time",
  message: "Message",
} as const;

const timeWords: ReadonlyMap<string, string> = new Map([
  [askForTime.value, "Asks for another time"],
  [CANCELLED, "Cancelled by the visitor"],
]);

export const inspectionKind = defineEnquiryKind<ReturnType<typeof toInspectionSchema>>({
  name: "inspection",
  title: "Inspection",
  labels: inspectionLabels,
  formats: {
    time: (value) => timeWords.get(value) ?? formatBooked(value) ?? value,
  },
});

export const inspectionForm = {
  kind: inspectionKind,
  title: "Book an inspection",
  toDescription: (address: string) => `Book an inspection of ${address}, or ask for another time.`,
  toSchema: toInspectionSchema,
  purpose: "arrange the inspection",
  toSubmitLabel: (offered: readonly OfferedTime[]) =>
    offered.length > 0 ? "Book inspection" : "Ask for a time",
};

type Asked = Pick<Enquiry, "fields" | "about"> & { kind: Pick<EnquiryKind, "name"> };

/** Whether the enquiry books a listed time. A home that was taken down has none, because anybody can forge them. */
export function isBooking({ kind, fields, about }: Asked) {
  const isStanding = about?.listing !== undefined && !about.listing.isWithdrawn;
  return isStanding && kind.name === inspectionKind.name && Boolean(formatBooked(fields.time));
}
