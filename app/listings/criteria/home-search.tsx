import { href } from "react-router";
import { ChevronDown } from "#app/ui/icons.tsx";
import { LocationInput, SearchButton, SearchField, searchControl } from "../list/location-field.tsx";
import { rentalBeds, rentalList, rentalPrices } from "../rental/rental-filters.ts";
import { saleBeds, toHeroPrices } from "../sale/sale-filters.ts";
import { parseFilters, toFilterHref } from "../search/filters.ts";

/** Parameters by which /listings redirects a search for rentals: without script a form has one address. */
export const rentSearchParameters = ["for", "rent-price", "rent-beds"] as const;

/** The address of a search for rentals; undefined for a search for homes for sale. */
export function toRentSearchHref(search: URLSearchParams) {
  if (search.get("for") !== "rent") return undefined;
  const get = (name: string) => search.get(name) ?? "";
  const asked = { location: get("location"), price: get("rent-price"), beds: get("rent-beds") };
  return toFilterHref(rentalList, parseFilters(rentalList, new URLSearchParams(asked), []));
}

/** The search form of the home page, with filters of both lists. */
export function HomeSearch() {
  return (
    <search>
      <form
        action={href("/listings")}
        className="group grid divide-line rounded-xs border border-control bg-white max-md:divide-y md:grid-cols-[auto_1.25fr_1.1fr_1.1fr_auto] md:divide-x lg:grid-cols-[auto_1.6fr_1.1fr_.9fr_auto]"
      >
        <fieldset className="flex p-2">
          <legend className="sr-only">Buy or rent</legend>
          <Offer value="buy" label="Buy" isFirst />
          <Offer value="rent" label="Rent" />
        </fieldset>
        <SearchField id="search-location" label="Suburb or postcode">
          <LocationInput id="search-location" />
        </SearchField>
        <Select name="price" label="Price range" options={toHeroPrices()} className={toBuy} />
        <Select name="beds" label="Bedrooms" options={saleBeds} className={toBuy} />
        <Select name="rent-price" label="Weekly rent" options={rentalPrices} className={toRent} />
        <Select name="rent-beds" label="Beds" options={rentalBeds} className={toRent} />
        <div className="grid p-2 lg:min-w-42">
          <SearchButton />
        </div>
      </form>
    </search>
  );
}

const toBuy = "group-has-[[value=rent]:checked]:hidden";
const toRent = "hidden group-has-[[value=rent]:checked]:grid";

function Offer({ value, label, isFirst }: { value: string; label: string; isFirst?: true }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center rounded-xs px-4 font-semibold text-ui has-checked:bg-ink has-checked:text-foam has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 max-md:grow max-md:justify-center md:max-lg:px-3 forced-colors:has-checked:border-2">
      <input type="radio" name="for" value={value} defaultChecked={isFirst} className="sr-only" />
      {label}
    </label>
  );
}

type SelectProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  className: string;
};

function Select({ name, label, options, className }: SelectProps) {
  const id = `search-${name}`;
  return (
    <SearchField id={id} label={label} className={className}>
      <div className="relative">
        <select id={id} name={name} className={`${searchControl} pr-6`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-0 size-4 -translate-y-1/2"
          strokeWidth={1.75}
        />
      </div>
    </SearchField>
  );
}
