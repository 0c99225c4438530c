import { CheckField, RadioField } from "#app/ui/form/field.tsx";
import { frequencies, topics } from "../alert.ts";

type PreferenceFieldsProps = {
  frequency: string | undefined;
  /** Ticked topics; undefined for one home, whose alert announces all its news. */
  chosen?: readonly string[];
  error?: string;
};

export function PreferenceFields({ frequency, chosen, error }: PreferenceFieldsProps) {
  return (
    <>
      <RadioField name="frequency" label="How often" options={frequencies} defaultValue={frequency} />
      {chosen && (
        <fieldset className="grid gap-3">
          <legend className="pb-1 font-semibold text-ui leading-normal">Email me about</legend>
          {topics.map(({ value, label }) => (
            <CheckField
              key={value}
              name={value}
              id={value === "new" ? value : `about-${value}`}
              isChecked={chosen.includes(value)}
              error={value === "new" ? error : undefined}
            >
              {label}
            </CheckField>
          ))}
        </fieldset>
      )}
    </>
  );
}
