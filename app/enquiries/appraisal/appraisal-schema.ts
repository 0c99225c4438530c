import * as v from "valibot";
import { bathrooms, bedrooms, carSpaces, propertyTypes, timeframes } from "../form/options.ts";
import {
  choice,
  email,
  optionalChoice,
  optionalLine,
  optionalLines,
  requiredLine,
} from "../form/text-rules.ts";

/** The appraisal request: nothing but what is required is checked (spec §5.2); the messages are ours. */
export const appraisalSchema = v.object({
  firstName: requiredLine("Enter your first name"),
  lastName: requiredLine("Enter your last name"),
  email,
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
