import { href } from "react-router";
import { FilterBar } from "../search/filter-bar.tsx";
import { ViewToggle } from "../search/view-toggle.tsx";
import {
  clearRentalFilters,
  hasRentalFilters,
  parseRentalFilters,
  type RentalFilters,
  rentalBeds,
  rentalPrices,
  rentalTypes,
  toRentalHref,
} from "./rental-filters.ts";

type RentalFilterBarProps = {
  filters: RentalFilters;
  suburbs: readonly string[];
  onChoose: (address: string) => void;
  onApproach: () => void;
  onClear: () => void;
};

/** The filters of the rental list; what is chosen becomes the address. */
export function RentalFilterBar({ filters, suburbs, onChoose, onApproach, onClear }: RentalFilterBarProps) {
  const { view } = filters;

  return (
    <FilterBar
      action={href("/rentals")}
      fields={toFields(suburbs)}
      values={filters}
      hidden={{ view: view === "list" ? view : undefined }}
      clearHref={hasRentalFilters(filters) ? toRentalHref(clearRentalFilters(filters)) : undefined}
      onChoose={(chosen) => onChoose(toRentalHref(parseRentalFilters(chosen, suburbs)))}
      onApproach={onApproach}
      onClear={onClear}
      end={
        <ViewToggle
          current={view}
          hrefs={{
            grid: toRentalHref({ ...filters, view: "grid" }),
            list: toRentalHref({ ...filters, view: "list" }),
          }}
        />
      }
    />
  );
}

function toFields(suburbs: readonly string[]) {
  return [
    { name: "price", label: "Price", options: rentalPrices },
    { name: "beds", label: "Bedrooms", prefix: "Beds", options: rentalBeds },
    { name: "type", label: "Property type", options: rentalTypes },
    {
      name: "suburb",
      label: "Suburb",
      options: [
        { value: "all", label: "All Suburbs" },
        ...suburbs.map((name) => ({ value: name, label: name })),
      ],
    },
  ];
}
