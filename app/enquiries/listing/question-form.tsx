import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, Span } from "../form/enquiry-form.tsx";
import type { EnquiryForm as EnquiryFormState } from "../form/use-enquiry-form.ts";
import { questionLabels as labels } from "../schemas/labels.ts";

type QuestionFormProps = { form: EnquiryFormState; submissionId: string; action: string };

/** A question about a listing, to its agent. */
export function QuestionForm({ form, submissionId, action }: QuestionFormProps) {
  const { field } = form;
  return (
    <EnquiryForm
      form={form}
      submissionId={submissionId}
      action={action}
      purpose="answer your question"
      submitLabel="Send question"
    >
      <Span of="full">
        <TextAreaField {...field("message")} label={labels.message} />
      </Span>
      <Span of="full">
        <TextField {...field("name")} label={labels.name} autoComplete="name" />
      </Span>
      <Span of="half">
        <TextField
          {...field("email")}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Span>
      <Span of="half">
        <TextField
          {...field("phone")}
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isOptional
        />
      </Span>
    </EnquiryForm>
  );
}
