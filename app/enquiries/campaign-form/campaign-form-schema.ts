import * as v from "valibot";
import type { PageField } from "#app/agency/builder/block.ts";
import type { FormSchema } from "#app/ui/form/parse-form.ts";
import {
  fourDigits,
  optionalLine,
  optionalLines,
  phoneDigits,
  requiredEmail,
  requiredLine,
  requiredLines,
} from "#app/ui/form/text-rules.ts";
import type { EnquiryKind } from "../enquiry.ts";

const MAX_LINE = 200;
const MAX_LINES = 2000;
const isPostcode = /-post-?code$/i;

/** A form on a page of the page builder, stored as a contact. */
export const campaignKind: EnquiryKind = {
  name: "contact",
  title: "Contact",
  labels: { name: "Name", email: "Email", phone: "Phone", message: "Message" },
};

/** The schema of a form that a marketer has composed: required fields, lengths and e-mail addresses. */
export function toCampaignFormSchema(fields: readonly PageField[]): FormSchema {
  return v.object(Object.fromEntries(fields.map((field) => [field.name, toRule(field)])));
}

function toRule(field: PageField) {
  if (field.role === "email")
    return field.isRequired ? requiredEmail() : v.pipe(v.string(), v.trim(), optional(requiredEmail()));
  const rule = toTextRule(field);
  if (field.role === "phone") return v.pipe(rule, phoneDigits);
  return field.control.kind === "line" && isPostcode.test(field.name) ? v.pipe(rule, fourDigits) : rule;
}

function toTextRule(field: PageField) {
  const { control, label, isRequired } = field;
  const max = control.kind === "lines" ? MAX_LINES : MAX_LINE;
  const tooLong = `“${label}” must be ${max} characters or fewer`;
  if (control.kind === "lines")
    return isRequired ? requiredLines(toMissing(field), max, tooLong) : optionalLines(max, tooLong);
  return isRequired ? requiredLine(toMissing(field), max, tooLong) : optionalLine(max, tooLong);
}

function optional<Rule extends v.GenericSchema<string, string>>(rule: Rule) {
  return v.union([v.literal(""), rule], "Invalid email address");
}

const verbs = { line: "Fill in", lines: "Fill in", choice: "Choose an answer to", tick: "Tick" } as const;

function toMissing({ control, label }: PageField) {
  return `${verbs[control.kind]} “${label}”`;
}
