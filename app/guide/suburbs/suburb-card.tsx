import { href } from "react-router";
import { toImpression } from "#app/agency/impression.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import { formatSalePrice } from "#app/region/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { getFigures } from "./suburb-guides.ts";
import { SuburbPicture } from "./suburb-picture.tsx";

type SuburbCardProps = {
  region: string;
  suburb: Suburb;
  /** The `sizes` attribute. */
  sizes: string;
  /** Among the first on the page: its picture loads first. */
  priority?: boolean;
};

/** The whole card is one link. */
export function SuburbCard({ region, suburb, sizes, priority }: SuburbCardProps) {
  const { id, name, state, description } = suburb;
  const figures = getFigures(suburb);
  return (
    <article className="group relative grid gap-4.5">
      <div className="h-[clamp(16rem,34vw,31rem)] overflow-hidden rounded-xs">
        <SuburbPicture
          suburb={suburb}
          label={suburb.picture && toImpression(suburb.picture)}
          sizes={sizes}
          priority={priority}
          alt=""
          className="group-hover:drifted size-full transition-transform duration-(--dur-slow) ease-tide"
        />
      </div>
      <div className="grid gap-3">
        <div>
          <p className="text-slate text-sm">{region}</p>
          <h2 className="font-display text-h1">
            {name}{" "}
            <small className="ml-1.5 font-medium font-sans text-base text-slate tracking-normal">
              {state}
            </small>
          </h2>
        </div>
        <p className="max-w-prose text-slate">{description}</p>
        {figures && (
          <dl className="flex gap-8">
            <Figure label="Median price">{formatSalePrice(figures.medianPrice)}</Figure>
            <Figure label="Growth">{figures.priceGrowth}</Figure>
          </dl>
        )}
        <p className="*:after:absolute *:after:inset-0">
          <ButtonLink href={href("/suburbs/:id", { id })} look="secondary" size="small">
            Learn More<span className="sr-only"> about {name}</span>
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-slate text-sm">{label}</dt>
      <dd className="font-display text-fact leading-figure">{children}</dd>
    </div>
  );
}
