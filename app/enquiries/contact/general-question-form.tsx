import { href } from "react-router";
import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, Span } from "../form/enquiry-form.tsx";
import { type FormOptions, type FormState, useEnquiryForm } from "../form/use-enquiry-form.ts";
import { generalQuestionSchema, generalQuestionLabels as labels } from "./general-question-schema.ts";

type Opened = Pick<FormOptions, "submissionId" | "reference" | "reply">;

/** Beside the appraisal form and on its own page, with one draft. */
export function useGeneralQuestion(opened: Opened) {
  return useEnquiryForm({ name: "general-question", schema: generalQuestionSchema, ...opened });
}

/** Its own page receives it, also from beside the appraisal form. */
export function GeneralQuestionForm({ form }: { form: FormState }) {
  return (
    <EnquiryForm
      form={form}
      action={href("/contact/question")}
      purpose="answer your question"
      submitLabel="Send question"
    >
      <Span of="full">
        <TextField {...form.field("name")} label={labels.name} autoComplete="name" />
      </Span>
      <Span of="full">
        <TextField {...form.field("reach")} label={labels.reach} autoComplete="email" />
      </Span>
      <Span of="full">
        <TextAreaField {...form.field("message")} label={labels.message} />
      </Span>
    </EnquiryForm>
  );
}
