import type * as v from "valibot";
import type { appraisalSchema } from "../appraisal/appraisal-schema.ts";
import type { contactSchema } from "../contact/contact-schema.ts";
import type { toInspectionSchema } from "../inspection/inspection-schema.ts";
import type { questionSchema } from "../question/question-schema.ts";

export type ContactFields = v.InferOutput<typeof contactSchema>;
export type AppraisalFields = v.InferOutput<typeof appraisalSchema>;
export type InspectionFields = v.InferOutput<ReturnType<typeof toInspectionSchema>>;
export type QuestionFields = v.InferOutput<typeof questionSchema>;
