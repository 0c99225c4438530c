import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** By name of the field. */
export type FilterValues = Readonly<Record<string, string | number>>;

type FilterFormProps = {
  /** Used without script. */
  action: string;
  values: FilterValues;
  onChoose: (chosen: URLSearchParams) => void;
  onApproach: () => void;
  children: ReactNode;
};

/** A plain form; with script every change applies at once. Selects are uncontrolled, so they never wait for results. */
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

/** Only without script, or until it has loaded; its space is reserved against layout shift. */
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

/** Scrolls back when the first of the new results would be out of sight. */
function showResultsFromStart(form: HTMLFormElement) {
  const filters = form.closest("search");
  const results = filters?.nextElementSibling;
  if (!filters || !results) return;
  const outOfSight = filters.getBoundingClientRect().bottom - results.getBoundingClientRect().top;
  if (outOfSight > 0) window.scrollBy({ top: -outOfSight, behavior: "instant" });
}

/** Whether a select differs from the address. */
function isAhead(form: HTMLFormElement, values: FilterValues) {
  return [...form.querySelectorAll("select")].some((select) => select.value !== getValue(select, values));
}

function showValues(form: HTMLFormElement, values: FilterValues) {
  for (const select of form.querySelectorAll("select")) select.value = getValue(select, values);
}

type Options = { name: string; options: ArrayLike<{ value: string }> };

export function getValue({ name, options }: Options, values: FilterValues) {
  return String(values[name] || options[0]?.value);
}
