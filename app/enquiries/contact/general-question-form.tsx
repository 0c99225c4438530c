import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, Span } from "../form/enquiry-form.tsx";
import { type FormOptions, type FormState, useEnquiryForm } from "../form/use-enquiry-form.ts";
import { generalQuestionSchema, generalQuestionLabels as labels } from "./general-question-schema.ts";

type Opened = Pick<FormOptions, "submissionId" | "reference" | "reply">;

/** State of the question form. /contact and its own page share a draft; agents' pages, without script, have none. */
export function useGeneralQuestion(opened: Opened) {
  return useEnquiryForm({ name: "general-question", schema: generalQuestionSchema, ...opened });
}

/** `action` is the page that receives the form, also from beside the appraisal form. */
export function GeneralQuestionForm({ form, action }: { form: FormState; action: string }) {
  return (
    <EnquiryForm form={form} action={action} purpose="answer your question" submitLabel="Send question">
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
