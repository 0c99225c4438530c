import { RadioField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { Span } from "../form/enquiry-form.tsx";
import { ReachFields } from "../form/person-fields.tsx";
import type { FormState } from "../form/use-enquiry-form.ts";
import {
  askForTime,
  inspectionKind,
  inspectionLabels as labels,
  type OfferedTime,
  toInspectionSchema,
} from "./inspection-schema.ts";

/** Books one of the offered times, or asks for another. */
export const inspectionForm = {
  kind: inspectionKind,
  title: "Book an inspection",
  toDescription: (address: string) => `Book an inspection of ${address}, or ask for another time.`,
  toSchema: toInspectionSchema,
  purpose: "arrange the inspection",
  toSubmitLabel: (offered: readonly OfferedTime[]) =>
    offered.length > 0 ? "Book inspection" : "Ask for a time",
  Fields: InspectionFields,
};

type InspectionFieldsProps = Pick<FormState, "field"> & { offered: readonly OfferedTime[] };

function InspectionFields({ field, offered }: InspectionFieldsProps) {
  const time = field("time");
  return (
    <>
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
      <ReachFields field={field} labels={labels} />
      <Span of="full">
        <TextAreaField {...field("message")} label={labels.message} isOptional />
      </Span>
    </>
  );
}
