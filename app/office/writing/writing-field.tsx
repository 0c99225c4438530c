import type { ComponentProps } from "react";
import { TextAreaField } from "#app/ui/form/field.tsx";

/** The selected words replace those of a mark; one without words is written before every selected line. */
const marks = [
  { label: "Heading", mark: "## " },
  { label: "Bold", mark: "**words**" },
  { label: "List", mark: "- " },
  { label: "Link", mark: "[words](https://)" },
];
const control = "min-h-11 rounded-xs border border-control px-3 font-semibold";

type WritingFieldProps = ComponentProps<typeof TextAreaField> & {
  /** The pictures that can be written into the text, by what Markdown calls them. */
  pictures: readonly { value: string; label: string }[];
};

/** A field for Markdown. With script it has a toolbar and, in a wide window, a preview that scrolls beside it. */
export function WritingField({ pictures, ...area }: WritingFieldProps) {
  return (
    <div data-writing="" className="grid gap-x-8 xl:max-w-none! xl:grid-cols-2">
      <TextAreaField {...area} />
      <section
        aria-label="How it will look"
        // Focusable, so that it can be scrolled with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="[&_p]:wrap-anywhere hidden h-0 min-h-full content-start gap-4 overflow-y-auto rounded-sm bg-sand-50 p-5 xl:not-empty:grid [&_:is(h2,blockquote)]:font-display [&_:is(h2,blockquote)]:text-h3 [&_blockquote]:border-banksia [&_blockquote]:border-l-2 [&_blockquote]:pl-6 [&_ul]:list-disc [&_ul]:pl-5"
      />
      <div hidden role="toolbar" aria-label="Write" className="flex flex-wrap gap-2 text-sm">
        {marks.map(({ label, mark }) => (
          <button key={label} type="button" value={mark} className={control}>
            {label}
          </button>
        ))}
        <select aria-label="Picture" className={control}>
          <option value="">Picture</option>
          {pictures.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
