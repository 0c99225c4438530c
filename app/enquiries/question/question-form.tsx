import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { Span } from "../form/enquiry-form.tsx";
import { ReachFields } from "../form/person-fields.tsx";
import type { FormState } from "../form/use-enquiry-form.ts";
import { questionLabels as labels, questionKind, questionSchema } from "./question-schema.ts";

/** A question about a listing, to its agent. */
export const questionForm = {
  kind: questionKind,
  title: "Ask a question",
  toDescription: (address: string) => `Ask the agent of ${address} a question.`,
  toSchema: () => questionSchema,
  purpose: "answer your question",
  toSubmitLabel: () => "Send question",
  Fields: QuestionFields,
};

function QuestionFields({ field }: Pick<FormState, "field">) {
  return (
    <>
      <Span of="full">
        <TextAreaField {...field("message")} label={labels.message} />
      </Span>
      <Span of="full">
        <TextField {...field("name")} label={labels.name} autoComplete="name" />
      </Span>
      <ReachFields field={field} labels={labels} isPhoneOptional />
    </>
  );
}
