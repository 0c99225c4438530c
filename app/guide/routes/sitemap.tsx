import { generatePath, href } from "react-router";
import { sitePages } from "#app/agency/folder/words.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { modules } from "#app/modules.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { Route } from "./+types/sitemap.ts";

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Sitemap",
    description:
      "Every page of the site in four short lists: main pages, suburb guides, journal articles and the team.",
    path: href("/sitemap"),
    crumbs: toHomeCrumbs("Sitemap"),
  });
}

export function loader({ context }: Route.LoaderArgs) {
  return { groups: toGroups(context.get(textsContext)) };
}

export default function Sitemap({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Sitemap")} title="Sitemap">
        Every page in four short lists.
      </PageHeader>
      <div className="wrap grid gap-10 pb-(--section)">
        <div className="grid gap-x-(--gap-grid) gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map(({ id, title, links }) => (
            <section key={id} aria-labelledby={id} className="grid content-start gap-3">
              <h2 id={id} className="font-display text-h3">
                {title}
              </h2>
              <Links links={links} />
            </section>
          ))}
        </div>
        <ul className="flex flex-wrap gap-x-10 gap-y-4">
          {files.map(({ label, href: address }) => (
            <li key={address}>
              <ArrowLink href={address}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type LinkToPage = { label: string; href: string };

type Group = { id: string; title: string; links: readonly LinkToPage[] };

const modulePages = modules.flatMap(({ onSitemap }) => onSitemap?.pages ?? []);

function toGroups({ suburbs, articles, agents }: SiteTexts): readonly Group[] {
  return [
    { id: "main-pages", title: "Main pages", links: [...sitePages, ...modulePages] },
    {
      id: "suburbs",
      title: "Suburbs",
      links: suburbs.map(({ id, name, state }) => ({
        label: `${name} ${state}`,
        href: href("/suburbs/:id", { id }),
      })),
    },
    {
      id: "journal",
      title: "Journal",
      links: articles.map(({ slug, title }) => ({ label: title, href: href("/journal/:slug", { slug }) })),
    },
    {
      id: "team",
      title: "Team",
      links: agents.map(({ id, name }) => ({
        label: name,
        href: generatePath("/team/:id", { id: String(id) }),
      })),
    },
  ];
}

/** Files for search engines, calendars and feed readers. */
const files: readonly LinkToPage[] = [
  { label: "sitemap.xml, with every listing", href: href("/sitemap.xml") },
  ...modules.flatMap(({ onSitemap }) => onSitemap?.files ?? []),
  { label: "Journal as an RSS feed", href: href("/journal/rss.xml") },
  { label: "security.txt", href: href("/.well-known/security.txt") },
];

function Links({ links }: { links: readonly LinkToPage[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {links.map(({ label, href: address }) => (
        <li key={address}>
          <a href={address} className="flex min-h-11 items-center py-2 no-underline hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
