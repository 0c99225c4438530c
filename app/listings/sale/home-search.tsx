import type { ReactNode } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ChevronDown, Search } from "#app/ui/icons.tsx";
import { heroPrices, saleBeds } from "./sale-filters.ts";

/** Submits to /listings, whose filters it shares. */
export function HomeSearch() {
  return (
    <search>
      <form
        action={href("/listings")}
        className="grid rounded-xs border border-control bg-white md:grid-cols-[1.6fr_1.1fr_.9fr_auto]"
      >
        <Field id="search-location" label="Suburb or postcode">
          <input
            id="search-location"
            name="location"
            placeholder="Freshwater, 2096…"
            autoComplete="off"
            enterKeyHint="search"
            className={`${control} placeholder:text-slate`}
          />
        </Field>
        <Select name="price" label="Price range" options={heroPrices} />
        <Select name="beds" label="Bedrooms" options={saleBeds} />
        <div className="grid p-2 md:min-w-42">
          <Button type="submit">
            <Search aria-hidden="true" className="size-4.5" />
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}

const control = "h-7.5 w-full appearance-none bg-transparent text-md text-ellipsis outline-none";

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="relative grid rounded-xs border-line border-b px-4.5 pt-2.75 pb-2.5 focus-within:z-1 focus-within:outline-2 focus-within:outline-ink focus-within:-outline-offset-2 md:border-r md:border-b-0">
      <label htmlFor={id} className="font-semibold text-slate text-xs">
        {label}
      </label>
      {children}
    </div>
  );
}

type SelectProps = { name: string; label: string; options: readonly { value: string; label: string }[] };

function Select({ name, label, options }: SelectProps) {
  const id = `search-${name}`;
  return (
    <Field id={id} label={label}>
      <div className="relative">
        <select id={id} name={name} className={`${control} pr-6`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-0 size-4 -translate-y-1/2"
          strokeWidth={1.75}
        />
      </div>
    </Field>
  );
}
