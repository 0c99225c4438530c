import { href } from "react-router";
import { inspectionWords } from "#app/listings/inspections/inspection-words.ts";
import { Button } from "#app/ui/button.tsx";
import { FilterSelect } from "../list/filter-form.tsx";
import { withSearch } from "../search/list-address.ts";
import { type OpenChoice, type toOpenFields, toOpenSearch } from "./open-filters.ts";

type OpenHomeFiltersProps = {
  choice: OpenChoice;
  fields: ReturnType<typeof toOpenFields>;
  /** The day, if homes are open then. */
  saturday: string | undefined;
};

/** A plain form and a link; the page has no script. */
export function OpenHomeFilters({ choice, fields, saturday }: OpenHomeFiltersProps) {
  const onSaturday = withSearch(href("/inspections"), toOpenSearch({ ...choice, day: saturday }));
  return (
    <search aria-label="Filters" className="flex flex-wrap items-center gap-2 print:hidden">
      {saturday && (
        <a
          href={onSaturday}
          aria-current={choice.day === saturday ? "true" : undefined}
          className="inline-flex min-h-11 items-center rounded-xs border border-control current:border-ink bg-white current:bg-ink px-3.5 font-semibold current:text-foam text-ui no-underline hover:border-ink forced-colors:current:bg-[SelectedItem] forced-colors:current:text-[SelectedItemText] forced-colors:current:forced-color-adjust-none"
        >
          {inspectionWords.saturday}
        </a>
      )}
      <form
        action={href("/inspections")}
        autoComplete="off"
        className="flex flex-wrap items-center gap-2 max-sm:*:grow"
      >
        {fields.map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            field={{ toOptions: () => options }}
            suburbs={[]}
            values={choice}
          />
        ))}
        <Button type="submit" look="secondary" size="small">
          Apply
        </Button>
      </form>
      {toOpenSearch(choice).size > 0 && (
        <a
          href={href("/inspections")}
          className="inline-flex min-h-11 items-center px-1 font-semibold text-ui underline decoration-banksia underline-offset-[0.4em] hover:decoration-2"
        >
          Clear all
        </a>
      )}
    </search>
  );
}
