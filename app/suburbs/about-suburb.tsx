import { Check } from "#app/ui/icons.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Suburb } from "./suburb.ts";

/** What a suburb is, in two paragraphs, and what it has, in a few words each. */
export function AboutSuburb({ suburb }: { suburb: Suburb }) {
  const { paragraph1, paragraph2 } = suburb.articles;
  return (
    <div className="wrap grid gap-x-(--gap-grid) gap-y-10 lg:grid-cols-12">
      <section aria-labelledby="about" className="grid content-start gap-5 lg:col-span-7">
        <h2 id="about" className="font-display text-h2">
          About {suburb.name}
        </h2>
        <Prose paragraphs={[paragraph1, paragraph2]} />
      </section>
      <section aria-labelledby="features" className="grid content-start gap-4 lg:col-span-4 lg:col-start-9">
        <h2 id="features" className="font-display text-h3">
          Key Features
        </h2>
        <ul className="grid gap-x-8 sm:max-lg:grid-cols-2">
          {suburb.features.map((feature) => (
            <li key={feature} className="flex items-center gap-2.5 py-2">
              <Check aria-hidden="true" className="size-4 flex-none text-banksia" strokeWidth={2} />
              {feature}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
