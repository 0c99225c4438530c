import type { FieldRole, PageField, PageForm } from "#app/agency/builder/block.ts";
import type { FormErrors } from "#app/ui/form/parse-form.ts";
import type { EnquiryFields } from "../enquiry.ts";
import { type FormArguments, receiveEnquiry } from "../form/receive-form.server.ts";
import { campaignKind, toCampaignFormSchema } from "./campaign-form-schema.ts";

type CampaignPage = {
  title: string;
  /** An address such as https://www.example.com/spring. */
  url: string;
  /** The address of the thanks. */
  toThanks: (reference: string) => string;
};

/** The action of a form on a page of the page builder. */
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

/** The fields of an enquiry: those with a role by that role, all others as lines of the message. */
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

/** An e-mail address or a phone number is required, where the form asks for one. */
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
