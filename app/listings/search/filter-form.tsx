import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** What the answer shown was asked, by name of the field. */
export type FilterValues = Readonly<Record<string, string | number | undefined>>;

export type FilterFormProps = {
  /** Where the form goes when there is no script. */
  action: string;
  /** The same object until another answer is shown. */
  values: FilterValues;
  onChoose: (chosen: URLSearchParams) => void;
  /** The visitor is about to use the filters: a good time to get ready. */
  onApproach: () => void;
};

/** A plain form; with script, every change counts at once. Its selects belong to the browser, so they never wait. */
export function FilterForm({
  action,
  values,
  onChoose,
  onApproach,
  children,
}: FilterFormProps & { children: ReactNode }) {
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
    // Before the script came, the visitor may have chosen; later, the address may have changed by itself (back, forward).
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

/** For visitors without script, and those whose script does not come; its place is kept, so that nothing moves. */
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

/** Far down a long list, the first results of the next one would be out of sight above the filters. */
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
