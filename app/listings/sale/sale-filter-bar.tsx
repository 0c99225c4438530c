import { href } from "react-router";
import { FilterBar } from "../search/filter-bar.tsx";
import { Segments } from "../search/segments.tsx";
import { ViewToggle } from "../search/view-toggle.tsx";
import {
  clearSaleFilters,
  hasSaleFilters,
  parseSaleFilters,
  type SaleFilters,
  saleBeds,
  salePrices,
  saleTypes,
  toSaleHref,
  toSimilarRentalsHref,
} from "./sale-filters.ts";

type SaleFilterBarProps = {
  filters: SaleFilters;
  suburbs: readonly string[];
  onChoose: (address: string) => void;
  onApproach: () => void;
  onClear: () => void;
};

/** The filters of the sale list; what is chosen becomes the address. */
export function SaleFilterBar({ filters, suburbs, onChoose, onApproach, onClear }: SaleFilterBarProps) {
  const { location, agent, view } = filters;

  return (
    <FilterBar
      action={href("/listings")}
      fields={toFields(suburbs)}
      values={filters}
      hidden={{ location, agent, view: view === "list" ? view : undefined }}
      clearHref={hasSaleFilters(filters) ? toSaleHref(clearSaleFilters(filters)) : undefined}
      onChoose={(chosen) => onChoose(toSaleHref(parseSaleFilters(chosen, suburbs)))}
      onApproach={onApproach}
      onClear={onClear}
      start={
        <Segments label="Buy or rent">
          <span aria-current="page">Buy</span>
          <a href={toSimilarRentalsHref(filters)}>Rent</a>
        </Segments>
      }
      end={
        <ViewToggle
          current={view}
          hrefs={{
            grid: toSaleHref({ ...filters, view: "grid" }),
            list: toSaleHref({ ...filters, view: "list" }),
          }}
        />
      }
    />
  );
}

function toFields(suburbs: readonly string[]) {
  return [
    { name: "price", label: "Price", options: salePrices },
    { name: "beds", label: "Bedrooms", options: saleBeds },
    { name: "type", label: "Property type", options: saleTypes },
    {
      name: "suburb",
      label: "Suburb",
      options: [
        { value: "any", label: "Any suburb" },
        ...suburbs.map((name) => ({ value: name, label: name })),
      ],
    },
  ];
}
