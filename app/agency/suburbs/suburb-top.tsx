import { href } from "react-router";
import { PlacePicture } from "#app/agency/place-picture.tsx";
import { formatSalePrice } from "#app/region/format.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { Suburb } from "../texts/kinds/suburb.ts";

export function SuburbTop({ suburb }: { suburb: Suburb }) {
  const { name, state, postcode, description, picture, stats } = suburb;
  return (
    <header>
      <PlacePicture
        place={picture}
        sizes={pictureSizes.edge}
        priority
        className="h-[clamp(15rem,46svh,34rem)]"
      />
      <div className="wrap grid justify-items-start gap-[clamp(1rem,2vw,1.75rem)] pt-5">
        <BackLink href={href("/suburbs")}>Back to Suburbs</BackLink>
        <div className="grid w-full items-end gap-x-(--gap-grid) gap-y-6 lg:grid-cols-12">
          <div className="grid gap-2 lg:col-span-8">
            <p className="text-lead text-tide">
              {state} {postcode}
            </p>
            <h1 className="heading-hero">{name}</h1>
            <p className="max-w-152 pt-3 text-lead text-tide">{description}</p>
          </div>
          <ul className="flex flex-wrap gap-2.5 lg:col-span-4 lg:flex-col lg:items-end">
            <LargeBadge tone="bg-sand-100 text-sand-700" label="median price">
              {formatSalePrice(stats.medianPrice)}
            </LargeBadge>
            <LargeBadge tone="bg-euc-100 text-euc" label="annual growth">
              {stats.yearlyGrowth}
            </LargeBadge>
          </ul>
        </div>
      </div>
    </header>
  );
}

function LargeBadge({ tone, label, children }: { tone: string; label: string; children: string }) {
  return (
    <li className={`flex items-baseline gap-2 rounded-xs px-4 py-3 font-medium text-sm leading-none ${tone}`}>
      <span className="font-display text-2xl leading-none">{children}</span> {label}
    </li>
  );
}
