import { appraisalKind } from "./appraisal/appraisal-schema.ts";
import { campaignKind } from "./campaign-form/campaign-form-schema.ts";
import { contactKind } from "./contact/contact-schema.ts";
import type { EnquiryFields, EnquiryKind } from "./enquiry.ts";
import { inspectionKind } from "./inspection/inspection-schema.ts";
import { questionKind } from "./question/question-schema.ts";

const kinds = [contactKind, appraisalKind, inspectionKind, questionKind];

/** The kind of a stored enquiry; forms of the page builder are contacts with a name in one field. */
export function getKind(name: string, fields: EnquiryFields): EnquiryKind {
  if (name === campaignKind.name && "name" in fields) return campaignKind;
  return kinds.find((kind) => kind.name === name) ?? { name, title: name, labels: {} };
}
