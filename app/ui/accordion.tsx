import { Plus } from "./icons.tsx";

type AccordionProps = { items: readonly { title: string; text: string }[] };

/** Titles in ruled rows; each opens its text, and works without script. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ title, text }) => (
        <details key={title} className="group">
          <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-3 font-semibold">
            {title}
            <Plus
              aria-hidden="true"
              className="size-5 flex-none transition-transform duration-(--dur-fast) group-open:rotate-45"
            />
          </summary>
          <p className="max-w-prose pb-6 text-slate">{text}</p>
        </details>
      ))}
    </div>
  );
}
