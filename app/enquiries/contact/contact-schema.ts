import * as v from "valibot";
import {
  accepted,
  choice,
  optionalLine,
  optionalLines,
  requiredEmail,
  requiredLine,
} from "#app/ui/form/text-rules.ts";
import { asLabelOf, defineEnquiryKind, type EnquiryKind, propertyTypes } from "../enquiry.ts";

/** spec §9.11 */
export const appraisalTypes = [
  { value: "selling", label: "Looking to sell" },
  { value: "buying", label: "Looking to buy" },
  { value: "curious", label: "Just curious about value" },
  { value: "refinancing", label: "Refinancing" },
  { value: "insurance", label: "Insurance purposes" },
] as const;

/** spec §9.11 */
export const contactReasons = [
  { value: "website", label: "Website" },
  { value: "referral", label: "Referral" },
  { value: "advertisement", label: "Advertisement" },
  { value: "social-media", label: "Social media" },
  { value: "google", label: "Google" },
  { value: "past-client", label: "Past client" },
  { value: "other", label: "Other" },
] as const;

/** The contact form: rules and messages word for word from spec §5.1. */
export const contactSchema = v.object({
  firstName: requiredLine("First name is required", 50, "First name must be less than 50 characters"),
  lastName: requiredLine("Last name is required", 50, "Last name must be less than 50 characters"),
  email: requiredEmail("Invalid email address"),
  phone: requiredLine("Phone number is required", 20, "Phone number must be less than 20 characters"),
  unitNo: optionalLine(10, "Unit number must be less than 10 characters"),
  propertyAddress: requiredLine(
    "Property address is required",
    200,
    "Property address must be less than 200 characters",
  ),
  appraisalType: choice(appraisalTypes, "Please select an appraisal type"),
  propertyType: choice(propertyTypes, "Please select a property type"),
  contactReason: choice(contactReasons, "Please select what encouraged you to contact us"),
  comments: optionalLines(1000, "Comments must be less than 1000 characters"),
  acceptTerms: accepted("You must accept the terms and conditions"),
});

export const contactLabels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  unitNo: "Unit number",
  propertyAddress: "Property address",
  appraisalType: "Appraisal type",
  propertyType: "Property type",
  contactReason: "What encouraged you to contact us?",
  comments: "Comments",
  acceptTerms: "Terms & Conditions",
} as const;

export const contactKind = defineEnquiryKind<typeof contactSchema>({
  name: "contact",
  title: "Contact",
  labels: contactLabels,
  formats: {
    appraisalType: asLabelOf(appraisalTypes),
    propertyType: asLabelOf(propertyTypes),
    contactReason: asLabelOf(contactReasons),
  },
});

/** A form on a page of the page builder, stored as a contact enquiry. */
export const campaignKind: EnquiryKind = {
  name: "contact",
  title: "Contact",
  labels: { name: "Name", email: "Email", phone: "Phone", message: "Message" },
};
