import type { ReactNode } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import { Button } from "#app/ui/button.tsx";
import { Search } from "#app/ui/icons.tsx";
import { LONGEST_LOCATION } from "../search/filters.ts";

/** The form of the filters below. The search field belongs to it, so a search keeps the filters. */
export const FILTER_FORM_ID = "filters";
export const LOCATION_FIELD_ID = "list-location";

/** The search field above a list. */
export function LocationField({ location }: { location: string }) {
  return (
    <div className="grid grid-cols-rest-auto rounded-xs border border-control bg-white lg:max-w-160">
      <SearchField
        id={LOCATION_FIELD_ID}
        label="Location or keyword"
        className="border-line border-r max-lg:pt-1 max-lg:pb-0"
      >
        <LocationInput id={LOCATION_FIELD_ID} form={FILTER_FORM_ID} defaultValue={location} />
      </SearchField>
      <div className="grid p-1 lg:p-2">
        <Button type="submit" form={FILTER_FORM_ID} aria-label="Search">
          <Search className="size-4.5" />
          {/* On a phone its room is for what is typed. */}
          <span className="max-sm:hidden">Search</span>
        </Button>
      </div>
    </div>
  );
}

type SearchFieldProps = { id: string; label: string; className?: string; children: ReactNode };

export function SearchField({ id, label, className = "", children }: SearchFieldProps) {
  return (
    <div
      className={`relative grid rounded-xs px-4.5 pt-2.75 pb-2.5 focus-within:z-1 focus-within:outline-2 focus-within:outline-ink focus-within:-outline-offset-2 ${className}`}
    >
      <label htmlFor={id} className="font-semibold text-slate text-xs">
        {label}
      </label>
      {children}
    </div>
  );
}

export const searchControl = "h-7.5 w-full appearance-none bg-transparent text-md text-ellipsis outline-none";

/** The office's suburb is the example in the placeholder. */
const { suburb, postcode } = agency.address;

type LocationInputProps = { id: string; form?: string; defaultValue?: string };

export function LocationInput(props: LocationInputProps) {
  return (
    <input
      {...props}
      name="location"
      maxLength={LONGEST_LOCATION}
      placeholder={`${suburb}, ${postcode}, pool…`}
      autoComplete="off"
      enterKeyHint="search"
      className={`${searchControl} placeholder:text-slate`}
    />
  );
}

export function SearchButton() {
  return (
    <Button type="submit">
      <Search className="size-4.5" />
      Search
    </Button>
  );
}
