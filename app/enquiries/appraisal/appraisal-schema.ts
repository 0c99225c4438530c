import * as v from "valibot";
import {
  choice,
  optionalChoice,
  optionalLine,
  optionalLines,
  requiredEmail,
  requiredLine,
} from "#app/ui/form/text-rules.ts";
import { asLabelOf, defineEnquiryKind, propertyTypes } from "../enquiry.ts";

/** spec §9.12, also for the options below */
export const bedrooms = (["1", "2", "3", "4", "5+"] as const).map(toOption);
export const bathrooms = (["1", "2", "3", "4+"] as const).map(toOption);
export const carSpaces = (["0", "1", "2", "3+"] as const).map(toOption);

export const timeframes = [
  { value: "immediately", label: "Immediately" },
  { value: "1-3months", label: "1–3 months" },
  { value: "3-6months", label: "3–6 months" },
  { value: "6-12months", label: "6–12 months" },
  { value: "just-curious", label: "Just curious about value" },
] as const;

/** The appraisal request. Only required fields are checked (spec §5.2); the messages are ours. */
export const appraisalSchema = v.object({
  firstName: requiredLine("Enter your first name"),
  lastName: requiredLine("Enter your last name"),
  email: requiredEmail(),
  phone: requiredLine("Enter your phone number"),
  address: requiredLine("Enter the property address"),
  suburb: requiredLine("Enter the suburb"),
  postcode: requiredLine("Enter the postcode"),
  propertyType: choice(propertyTypes, "Choose a property type"),
  bedrooms: optionalChoice(bedrooms),
  bathrooms: optionalChoice(bathrooms),
  carSpaces: optionalChoice(carSpaces),
  landSize: optionalLine(),
  timeframe: optionalChoice(timeframes),
  additionalInfo: optionalLines(),
});

export const appraisalLabels = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email Address",
  phone: "Phone Number",
  address: "Property Address",
  suburb: "Suburb",
  postcode: "Postcode",
  propertyType: "Property Type",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  carSpaces: "Car spaces",
  landSize: "Land size",
  timeframe: "Timeframe",
  additionalInfo: "Additional comments",
} as const;

export const appraisalKind = defineEnquiryKind<typeof appraisalSchema>({
  name: "appraisal",
  title: "Appraisal request",
  labels: appraisalLabels,
  formats: {
    propertyType: asLabelOf(propertyTypes),
    bedrooms: asLabelOf(bedrooms),
    bathrooms: asLabelOf(bathrooms),
    carSpaces: asLabelOf(carSpaces),
    timeframe: asLabelOf(timeframes),
  },
});

function toOption<Value extends string>(value: Value) {
  return { value, label: value };
}
