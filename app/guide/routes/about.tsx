import { href } from "react-router";
import { PlacePicture } from "#app/agency/place-picture.tsx";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { RuledPoints } from "#app/document/site/ruled-points.tsx";
import { LongReadHeader } from "#app/guide/long-read/long-read.tsx";
import { withPeople } from "#app/guide/team/agents.ts";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { Prose } from "#app/ui/prose.tsx";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { Route } from "./+types/about.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "About us",
    description: `${loaderData.about.story.lead} How we started and what we stand for.`,
    path: href("/about"),
    crumbs: toHomeCrumbs(loaderData.about.story.title),
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { pages, agents } = context.get(textsContext);
  const { story, ...about } = pages.about;
  return { about: { ...about, story: { ...story, lead: withPeople(story.lead, { agents }) } } };
}

export default function About({ loaderData: { about } }: Route.ComponentProps) {
  const { title, lead, heading, picture, paragraphs } = about.story;
  return (
    <>
      <LongReadHeader crumbs={toHomeCrumbs(title)} title={title} lead={lead} />
      <div className="wrap">
        <PlacePicture
          place={picture}
          sizes={pictureSizes.page}
          priority
          className="aspect-wide rounded-xs lg:aspect-pano"
        />
      </div>
      <div className="section grid gap-(--section)">
        <section aria-labelledby="story" className="wrap grid gap-x-(--gap-grid) gap-y-5 lg:grid-cols-12">
          <h2 id="story" className="font-display text-h2 lg:col-span-4">
            {heading}
          </h2>
          <div className="lg:col-span-7 lg:col-start-6">
            <Prose paragraphs={paragraphs} />
          </div>
        </section>
        <section aria-labelledby="values" className="wrap">
          <SectionHeader id="values" title={about.valuesTitle} />
          <RuledPoints points={about.values} />
        </section>
      </div>
      <ClosingBand
        {...about.closing}
        first={{ href: href("/contact"), label: "Contact Us" }}
        second={{ href: href("/team"), label: "Meet the Team" }}
      />
    </>
  );
}
