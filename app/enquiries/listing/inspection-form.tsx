import { RadioField } from "#app/ui/form/choice-fields.tsx";
import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { EnquiryForm, Span } from "../form/enquiry-form.tsx";
import type { EnquiryForm as EnquiryFormState } from "../form/use-enquiry-form.ts";
import { askForTime, type OfferedTime } from "../schemas/inspection-schema.ts";
import { inspectionLabels as labels } from "../schemas/labels.ts";

type InspectionFormProps = {
  form: EnquiryFormState;
  submissionId: string;
  offered: readonly OfferedTime[];
  action: string;
};

/** Books one of the offered times, or asks for another. */
export function InspectionForm({ form, submissionId, offered, action }: InspectionFormProps) {
  const { field } = form;
  const time = field("time");
  return (
    <EnquiryForm
      form={form}
      submissionId={submissionId}
      action={action}
      purpose="arrange the inspection"
      submitLabel={offered.length > 0 ? "Book inspection" : "Ask for a time"}
    >
      <Span of="full">
        <RadioField
          {...time}
          label={labels.time}
          options={[...offered, askForTime]}
          defaultValue={time.defaultValue ?? (offered[0] ?? askForTime).value}
        />
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
        <TextField {...field("phone")} label={labels.phone} type="tel" inputMode="tel" autoComplete="tel" />
      </Span>
      <Span of="full">
        <TextAreaField {...field("message")} label={labels.message} isOptional />
      </Span>
    </EnquiryForm>
  );
}
