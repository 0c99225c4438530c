import type { ComponentType } from "react";
import { RadioField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { askForTime, type OfferedTime } from "../booked-time.ts";
import { EmailField, ReachFields, Span } from "../form/enquiry-form.tsx";
import type { FormState } from "../form/use-enquiry-form.ts";
import { contractLabels, sellOptions } from "./contract-schema.ts";
import { inspectionLabels } from "./inspection-schema.ts";
import type { ListingFormName } from "./listing-form-names.ts";
import { questionLabels } from "./question-schema.ts";

type FormFieldsProps = Pick<FormState, "field"> & { offered: readonly OfferedTime[] };

export const formFields: Record<ListingFormName, ComponentType<FormFieldsProps>> = {
  inspection: InspectionFields,
  enquire: QuestionFields,
  contract: ContractFields,
};

function InspectionFields({ field, offered }: FormFieldsProps) {
  const time = field("time");
  return (
    <>
      <Span of="full">
        <RadioField
          {...time}
          label={inspectionLabels.time}
          options={[...offered, askForTime]}
          defaultValue={time.defaultValue ?? (offered[0] ?? askForTime).value}
        />
      </Span>
      <Span of="full">
        <TextField {...field("name")} label={inspectionLabels.name} autoComplete="name" />
      </Span>
      <ReachFields field={field} labels={inspectionLabels} />
      <Span of="full">
        <TextAreaField {...field("message")} label={inspectionLabels.message} isOptional />
      </Span>
    </>
  );
}

function QuestionFields({ field }: FormFieldsProps) {
  return (
    <>
      <Span of="full">
        <TextAreaField {...field("message")} label={questionLabels.message} />
      </Span>
      <Span of="full">
        <TextField {...field("name")} label={questionLabels.name} autoComplete="name" />
      </Span>
      <ReachFields field={field} labels={questionLabels} isPhoneOptional />
    </>
  );
}

function ContractFields({ field }: FormFieldsProps) {
  return (
    <>
      <Span of="full">
        <TextField {...field("name")} label={contractLabels.name} autoComplete="name" />
      </Span>
      <Span of="full">
        <EmailField {...field("email")} label={contractLabels.email} />
      </Span>
      <Span of="full">
        <RadioField {...field("sells")} label={contractLabels.sells} options={sellOptions} />
      </Span>
    </>
  );
}
