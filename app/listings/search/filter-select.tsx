import { ChevronDown } from "#app/ui/icons.tsx";

export type FilterField = {
  /** As in the address. */
  name: string;
  label: string;
  /** In front of the option where it says too little by itself: "Beds" 3. */
  prefix?: string;
  /** The first one means "no filter". */
  options: readonly { value: string; label: string }[];
};

/** One filter of a list; a set one is tinted, whatever the page knows of it yet. */
export function FilterSelect({ field, value }: { field: FilterField; value: string }) {
  return (
    <label className="relative flex min-w-0">
      <span className="sr-only">{field.label}</span>
      {field.prefix && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-3 top-2.5 text-slate text-ui xl:inset-s-3.5"
        >
          {field.prefix}
        </span>
      )}
      <select
        name={field.name}
        defaultValue={value}
        className={`h-11 w-full cursor-pointer appearance-none truncate rounded-xs border border-control bg-white pe-8 font-medium text-ui hover:border-ink has-[option:checked:not(:first-child)]:border-ink has-[option:checked:not(:first-child)]:bg-sand-50 xl:pe-9 ${field.prefix ? "ps-13 xl:ps-13.5" : "ps-3 xl:ps-3.5"}`}
      >
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-2 top-3.5 size-4 xl:inset-e-2.5"
      />
    </label>
  );
}
