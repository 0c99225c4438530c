import type { Typed } from "#app/office/frame/form-fields.tsx";
import { FieldError } from "#app/ui/form/field.tsx";
import { interestOptions } from "./visitor-schema.ts";

type SayingsProps = { typed: Typed; errors?: Typed };

const box =
  "block min-h-12 w-full rounded-xs border border-control bg-white px-3.5 py-2.5 hover:border-ink focus-visible:border-ink";
const tick = "m-0 size-6 flex-none accent-ink";

/** What somebody said. Many of these stand on a page, so labels hold their fields. */
export function Sayings({ typed, errors = {} }: SayingsProps) {
  return (
    <>
      <fieldset>
        <legend className="pb-1.5 font-semibold text-ui">Interest</legend>
        <span className="grid grid-cols-3 overflow-hidden rounded-xs border border-control bg-white">
          {interestOptions.map(({ value, label }) => (
            <label
              key={value}
              className="grid min-h-12 cursor-pointer place-items-center border-control not-first:border-l font-semibold has-checked:bg-ink has-checked:text-foam has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="interest"
                value={value}
                defaultChecked={typed.interest === value}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </span>
      </fieldset>
      <label className="grid gap-1.5">
        <span className="font-semibold text-ui">What they think it is worth</span>
        <input
          name="price"
          inputMode="decimal"
          defaultValue={typed.price}
          autoComplete="off"
          aria-invalid={errors.price ? true : undefined}
          className={`${box} tabular-nums`}
        />
        <FieldError name="price">{errors.price}</FieldError>
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="callBack" defaultChecked={Boolean(typed.callBack)} className={tick} />
        Call them back
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold text-ui">Note for colleagues</span>
        <textarea name="note" rows={2} defaultValue={typed.note} autoComplete="off" className={box} />
        <FieldError name="note">{errors.note}</FieldError>
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isReleased"
          defaultChecked={Boolean(typed.isReleased)}
          className={tick}
        />
        <span>
          Release to the owner
          <span className="block text-slate text-sm">Interest, price and note, without a name</span>
        </span>
      </label>
    </>
  );
}
