import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** The filters of the results shown, by name of the field. */
export type FilterValues = Readonly<Record<string, string | number>>;

type FilterFormProps = {
  /** Where the form goes without script. */
  action: string;
  /** The same object until other results are shown. */
  values: FilterValues;
  onChoose: (chosen: URLSearchParams) => void;
  onApproach: () => void;
  children: ReactNode;
};

/** A plain form; with script, every change counts at once. Its selects are uncontrolled, so they never wait for results. */
export function FilterForm({ action, values, onChoose, onApproach, children }: FilterFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const chooseEarlier = useEffectEvent(choose);

  function choose() {
    if (!ref.current) return;
    onChoose(readForm(ref.current));
    showResultsFromStart(ref.current);
  }

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const isFirst = form.dataset.hydrated === undefined;
    form.dataset.hydrated = "";
    // The visitor may have chosen before hydration; later, back and forward change the address.
    if (!isFirst) showValues(form, values);
    else if (isAhead(form, values)) chooseEarlier();
  }, [values]);

  return (
    <form
      ref={ref}
      action={action}
      autoComplete="off"
      className="group max-lg:order-last max-lg:hidden max-lg:w-full max-lg:grid-cols-2 max-lg:gap-2 max-lg:peer-open:grid lg:contents"
      onChange={choose}
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {children}
      <ApplyButton />
    </form>
  );
}

/** Shown without script, and when the script does not load; its space is reserved, so that nothing moves. */
function ApplyButton() {
  return (
    <span className="noscript:visible invisible inline-flex flex-none in-data-started:animate-reveal-late group-data-hydrated:hidden max-lg:col-start-2 max-lg:justify-self-end">
      <Button type="submit" look="secondary" size="small">
        Apply
      </Button>
    </span>
  );
}

function readForm(form: HTMLFormElement) {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") chosen.set(name, value);
  return chosen;
}

/** Far down a long list, the first of the new results would be out of sight above the filters. */
function showResultsFromStart(form: HTMLFormElement) {
  const filters = form.closest("search");
  const results = filters?.nextElementSibling;
  if (!filters || !results) return;
  const outOfSight = filters.getBoundingClientRect().bottom - results.getBoundingClientRect().top;
  if (outOfSight > 0) window.scrollBy({ top: -outOfSight, behavior: "instant" });
}

/** Whether a select shows something else than the address says. */
function isAhead(form: HTMLFormElement, values: FilterValues) {
  return [...form.querySelectorAll("select")].some((select) => select.value !== getValue(select, values));
}

function showValues(form: HTMLFormElement, values: FilterValues) {
  for (const select of form.querySelectorAll("select")) select.value = getValue(select, values);
}

type Options = { name: string; options: ArrayLike<{ value: string }> };

/** What a select shows: its first option, which filters nothing, unless the address says otherwise. */
export function getValue({ name, options }: Options, values: FilterValues) {
  return String(values[name] || options[0]?.value);
}
