import * as v from "valibot";
import type { FormErrors, FormSchema } from "#app/ui/form/parse-form.ts";
import {
  fourDigits,
  optionalLine,
  optionalLines,
  requiredEmail,
  requiredLine,
  requiredLines,
} from "#app/ui/form/text-rules.ts";
import { campaignKind } from "../enquiries/contact/contact-schema.ts";
import type { EnquiryFields } from "../enquiries/enquiry.ts";
import { phoneDigits } from "../enquiries/form/phone-digits.ts";
import { type FormArguments, receiveEnquiry } from "../enquiries/form/receive-form.server.ts";
import type { FieldRole, PageField, PageForm } from "./block.ts";

type CampaignPage = {
  title: string;
  /** An address such as https://www.example.com/spring. */
  url: string;
  toThanks: (reference: string) => string;
};

/** Takes the form of a composed page as an enquiry about that page. */
export function receiveCampaignForm(
  received: FormArguments,
  form: Pick<PageForm, "fields" | "hidden" | "name">,
  { title, url, toThanks }: CampaignPage,
) {
  return receiveEnquiry(received, {
    schema: toCampaignFormSchema(form.fields),
    findErrors: (values) => findContactErrors(form, values),
    toEnquiry: (values) => ({
      kind: campaignKind,
      fields: toCampaignFields(form, values),
      about: { page: { title, form: form.name, url } },
    }),
    toThanks,
  });
}

/** Maps a form's values to fields of an enquiry by role; those without a role become lines of the message. */
export function toCampaignFields(form: Pick<PageForm, "fields" | "hidden">, values: EnquiryFields) {
  const get = (role: FieldRole) => {
    const field = form.fields.find((candidate) => candidate.role === role);
    return field ? toText(values[field.name]) : "";
  };
  const others = form.fields
    .filter(({ role }) => role === undefined)
    .map((field) => ({ label: field.label, value: formatValue(field, toText(values[field.name])) }));
  const lines = [...others, ...form.hidden].filter(({ value }) => value !== "");
  return {
    name: get("name") || [get("firstName"), get("lastName")].filter(Boolean).join(" "),
    email: get("email"),
    phone: get("phone"),
    message: [get("message"), ...lines.map(({ label, value }) => `${label}: ${value}`)]
      .filter(Boolean)
      .join("\n"),
  };
}

/** Requires an e-mail address or a phone number if the form asks for either. */
export function findContactErrors({ fields }: Pick<PageForm, "fields">, values: EnquiryFields): FormErrors {
  const contacts = fields.filter(({ role }) => role === "email" || role === "phone");
  const [first] = contacts;
  if (!first || contacts.some(({ name }) => toText(values[name]) !== "")) return {};
  return { [first.name]: "Enter an email address or a phone number, so that we can answer" };
}

function formatValue({ control }: PageField, value: string) {
  if (control.kind === "tick") return value && "yes";
  if (control.kind !== "choice") return value;
  return control.options.find((option) => option.value === value)?.label ?? value;
}

function toText(value: string | boolean | undefined) {
  return typeof value === "string" ? value : "";
}

const MAX_LINE = 200;
const MAX_LINES = 2000;
const isPostcode = /-post-?code$/i;

/** Builds the schema of a marketer's form: required fields, lengths, e-mail addresses. */
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
