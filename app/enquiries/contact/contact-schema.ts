import * as v from "valibot";
import { appraisalTypes, contactReasons, propertyTypes } from "../form/options.ts";
import { accepted, choice, email, optionalLine, optionalLines, requiredLine } from "../form/text-rules.ts";

/** The contact form: rules and messages word for word from spec §5.1. */
export const contactSchema = v.object({
  firstName: requiredLine("First name is required", 50, "First name must be less than 50 characters"),
  lastName: requiredLine("Last name is required", 50, "Last name must be less than 50 characters"),
  email,
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
