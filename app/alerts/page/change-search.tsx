import { href } from "react-router";
import { FilterFields } from "#app/listings/list/filter-form.tsx";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { Button } from "#app/ui/button.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import type { AskedSearch } from "../read-subject.server.ts";

/** The list's filters, with counts of matching homes and with errors where no home can match. */
export function ChangeSearch({
  search: { kind, filters, options, contradictions },
}: {
  search: AskedSearch;
}) {
  return (
    <details
      open={Object.keys(contradictions).length > 0}
      className="group rounded-sm border border-line p-4"
    >
      <summary className="flex min-h-8 list-none items-center gap-2 font-semibold text-ui underline">
        Change what you ask for
        <ChevronDown className="size-4 group-open:rotate-180" />
      </summary>
      <form action={href("/alerts/new")} autoComplete="off" className="grid gap-3 pt-4 sm:grid-cols-2">
        <input type="hidden" name="list" value={kind} />
        {filters.location && <input type="hidden" name="location" value={filters.location} />}
        <FilterFields
          filters={filters}
          options={options}
          errors={contradictions}
          list={kind === "sale" ? saleList : rentalList}
        />
        <div className="sm:col-span-2">
          <Button type="submit" look="secondary">
            Apply
          </Button>
        </div>
      </form>
    </details>
  );
}
