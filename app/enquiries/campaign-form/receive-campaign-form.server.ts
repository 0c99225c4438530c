import type { PageForm } from "#app/builder/block.ts";
import { type FormArguments, receiveEnquiry } from "../form/receive-form.server.ts";
import { toPageFormSchema } from "./campaign-form-schema.ts";
import { findReplyErrors, toPageFields } from "./to-campaign-enquiry.ts";

type PageOfForm = {
  title: string;
  /** The page's address, as https://www.example.com/spring. */
  url: string;
  /** The address of the thanks. */
  toThanks: (reference: string) => string;
};

/** A form on a page of the page builder: kept as an enquiry of the kind contact, with the page it came from. */
export function receivePageForm(
  received: FormArguments,
  form: Pick<PageForm, "fields" | "hidden" | "name">,
  { title, url, toThanks }: PageOfForm,
) {
  return receiveEnquiry(received, {
    schema: toPageFormSchema(form.fields),
    findErrors: (answers) => findReplyErrors(form, answers),
    toEnquiry: (answers) => ({
      kind: "contact",
      fields: toPageFields(form, answers),
      about: { page: { title, form: form.name, url } },
    }),
    toThanks,
  });
}
