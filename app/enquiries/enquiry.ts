import type { AppraisalFields, ContactFields, InspectionFields, QuestionFields } from "./form/fields.ts";

/** The agent an enquiry is for. */
type AgentContact = { name: string; email: string };

/** The listing an enquiry is about, by an address that outlives its page number. */
type AboutListing = {
  id: string;
  title: string;
  address: string;
  url: string;
  /** Taken down before the form was sent: title and address are only what the form says. */
  isWithdrawn?: true;
};

/** What an enquiry is about: a listing or an agent. */
export type EnquirySubject = {
  listing?: AboutListing;
  agent?: AgentContact;
  /** The page of the page builder, and the form on it, that it was sent from. */
  page?: { title: string; form: string; url: string };
};

/** What a form that a marketer has composed is kept as; of email and phone one may be empty. */
type PageFormFields = { name: string; email: string; phone: string; message: string };

/** What a visitor sent, read and found good. */
export type Enquiry = (
  | { kind: "contact"; fields: ContactFields | PageFormFields }
  | { kind: "appraisal"; fields: AppraisalFields }
  | { kind: "inspection"; fields: InspectionFields }
  | { kind: "question"; fields: QuestionFields }
) & { about?: EnquirySubject };

export function getVisitorName({ fields }: Enquiry) {
  return "name" in fields ? fields.name : `${fields.firstName} ${fields.lastName}`;
}
