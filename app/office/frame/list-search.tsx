import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";

type ListSearchProps = { label: string; view: string; search: string };

/** Searches the list that is shown. */
export function ListSearch({ label, view, search }: ListSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not styled alike by all browsers yet
    <form method="get" role="search" className="grid max-w-prose grid-cols-rest-auto items-end gap-3">
      <input type="hidden" name="view" value={view} />
      <TextField name="q" label={label} type="search" defaultValue={search} autoComplete="off" />
      <Button type="submit" look="secondary">
        Search
      </Button>
    </form>
  );
}

/** Where a list would stand that has nothing to show. */
export function EmptyList({ search }: { search: string }) {
  return (
    <p className="text-lead text-tide">
      {search ? `Nothing in this list matches “${search}”.` : "This list is empty."}
    </p>
  );
}
