import * as v from "valibot";
import { choice, requiredEmail, requiredLine } from "#app/ui/form/text-rules.ts";
import { asLabelOf, defineEnquiryKind, type Enquiry } from "../enquiry.ts";

export const sellOptions = [
  { value: "no", label: "No" },
  { value: "perhaps", label: "Perhaps" },
  { value: "yes", label: "Yes" },
] as const;

const contractSchema = v.object({
  name: requiredLine("Enter your name", 100, "Name must be 100 characters or fewer"),
  email: requiredEmail(),
  sells: choice(sellOptions, "Choose whether you have a home to sell"),
});

export const contractLabels = { name: "Name", email: "Email", sells: "Do you have a home to sell?" } as const;

export const contractKind = defineEnquiryKind<typeof contractSchema>({
  name: "contract",
  title: "Contract",
  labels: contractLabels,
  formats: { sells: asLabelOf(sellOptions) },
});

/** Whether the enquiry requests the contract of a home that was on the site. */
export function asksForContract({ kind, about }: Enquiry) {
  return kind.name === contractKind.name && about?.listing !== undefined && !about.listing.isWithdrawn;
}

/** Requests the contract of a home for sale. */
export const contractForm = {
  kind: contractKind,
  title: "Send me the contract",
  toDescription: (address: string) => `Ask for the contract for ${address}.`,
  toSchema: () => contractSchema,
  purpose: "send you the contract",
  toSubmitLabel: () => "Send me the contract",
};
