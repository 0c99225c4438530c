import { ButtonLink } from "#app/ui/button.tsx";

type Way = { href: string; label: string };
type ClosingBandProps = { title: string; sentence: string; first: Way; second: Way };

/** A sand band with next steps, mostly at the foot of a page. */
export function ClosingBand({ title, sentence, first, second }: ClosingBandProps) {
  return (
    <section aria-labelledby="closing" className="bg-sand-100 py-band print:hidden">
      <div className="wrap grid items-center gap-x-(--gap-grid) gap-y-8 lg:grid-cols-12">
        <div className="grid gap-3 lg:col-span-7">
          <h2 id="closing" className="font-display text-h2">
            {title}
          </h2>
          <p className="max-w-xl text-lead text-tide">{sentence}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5">
          <ButtonLink href={first.href}>{first.label}</ButtonLink>
          <ButtonLink href={second.href} look="secondary">
            {second.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
