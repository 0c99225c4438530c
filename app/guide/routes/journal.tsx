import { href } from "react-router";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NothingYet } from "#app/document/site/nothing-yet.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { ArticleCard } from "#app/guide/journal/article-card.tsx";
import { findArticles, toJournalOrder } from "#app/guide/journal/articles.ts";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { Route } from "./+types/journal.ts";

/** One article leads with two beside it; the others follow in columns. */
const TOP_ARTICLES = 3;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    ...toMeta(matches, {
      title: "Market journal",
      description: loaderData.words.description,
      path: href("/journal"),
      crumbs: toHomeCrumbs("Journal"),
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: toPageTitle("Market Journal"),
      href: href("/journal/rss.xml"),
    },
  ];
}

export function loader({ context }: Route.LoaderArgs) {
  const { articles, pages } = context.get(textsContext);
  return { articles: toJournalOrder(findArticles(articles)), words: pages.journal };
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  const { articles, words } = loaderData;
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Journal")} title={words.title}>
        {words.lead}
      </PageHeader>
      {articles.length === 0 && <NothingYet>We are still writing our first article.</NothingYet>}
      <section
        aria-labelledby="articles"
        className="wrap grid gap-y-rows pb-(--section)"
        hidden={articles.length === 0}
      >
        <h2 id="articles" className="sr-only">
          Articles
        </h2>
        <TopArticles articles={articles.slice(0, TOP_ARTICLES)} />
        <OtherArticles articles={articles.slice(TOP_ARTICLES)} />
      </section>
      <ClosingBand
        {...words.closing}
        first={{ href: href("/listings"), label: "View Properties" }}
        second={{ href: href("/contact"), label: "Speak to an Expert" }}
      />
    </>
  );
}

function TopArticles({ articles }: { articles: readonly Article[] }) {
  const [lead, ...others] = articles;
  return (
    <div className="grid gap-x-(--gap-grid) gap-y-10 sm:grid-cols-2 lg:grid-cols-wide-narrow lg:grid-rows-auto-rest">
      {lead && (
        <div className="sm:max-lg:col-span-2 lg:row-span-2">
          <ArticleCard article={lead} layout="lead" sizes={pictureSizes.wide} priority />
        </div>
      )}
      {others.map((article) => (
        <ArticleCard
          key={article.slug}
          article={article}
          layout="aside"
          sizes="(min-width: 91rem) 24rem, (min-width: 64rem) 27vw, (min-width: 40rem) 45vw, 92vw"
        />
      ))}
    </div>
  );
}

function OtherArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <div className="card-grid sm:cards-2 lg:cards-3">
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} sizes={pictureSizes.cards2to3} />
      ))}
    </div>
  );
}
