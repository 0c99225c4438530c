import { FieldError, type FieldState } from "#app/ui/form/field.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";

type PictureChoiceProps = FieldState & {
  label: string;
  hint?: string;
  isOptional?: boolean;
  options: readonly { value: string; label: string; picture?: PictureToShow }[];
  /** The label of the option for no picture. */
  empty?: string;
};

/** A choice of one picture among several. */
export function PictureChoice(props: PictureChoiceProps) {
  const { name, label, hint, isOptional, options, empty = "None", defaultValue = "", error } = props;
  const all = isOptional ? [...options, { value: "", label: empty, picture: undefined }] : options;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold text-ui">{label}</legend>
      {hint && <p className="text-slate text-sm">{hint}</p>}
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {all.map(({ value, label: text, picture }, index) => (
          <label
            key={value}
            className="relative grid cursor-pointer content-start gap-1 rounded-xs p-1 text-xs has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-4 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            {picture && <Picture picture={picture} sizes="8rem" alt="" className="aspect-3/2 rounded-xs" />}
            {text}
          </label>
        ))}
      </div>
      <FieldError name={name}>{error}</FieldError>
    </fieldset>
  );
}
