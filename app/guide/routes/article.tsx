import { data, href } from "react-router";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import type { Pages } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toArticleThing } from "#app/document/metadata/json-ld/json-ld.ts";
import { toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NotFoundPage } from "#app/document/site/not-found-page.tsx";
import { ArticleCard } from "#app/guide/journal/article-card.tsx";
import { ArticleBody, ArticleHeader, ArticlePicture } from "#app/guide/journal/article-page.tsx";
import { findMoreArticles, findRelatedArticles, getArticle } from "#app/guide/journal/articles.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { Route } from "./+types/article.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.article) return toUnlistedMeta("Article Not Found");
  const { article } = loaderData;
  const path = href("/journal/:slug", { slug: article.slug });
  return toMeta(matches, {
    title: article.title,
    description: article.excerpt,
    path,
    type: "article",
    shared: { picture: article.picture },
    crumbs: [{ label: "Journal", href: href("/journal") }, { label: article.title }],
    jsonLd: (origin) => toArticleThing(article, `${origin}${path}`, origin),
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { articles, pages } = context.get(textsContext);
  const words = pages.journal;
  const article = getArticle(articles, params.slug);
  if (!article) return data({ words, article }, { status: 404 });
  const related = findRelatedArticles(article, articles);
  const more = related.length === 0 ? findMoreArticles(article, articles) : [];
  return data({ words, article, related, more });
}

export default function JournalArticle({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  if (!loaderData.article) return <ArticleNotFound {...words} />;
  const { article, related, more } = loaderData;
  return (
    <>
      <article className="grid gap-article">
        <ArticleHeader article={article} />
        <ArticlePicture article={article} />
        <div className="wrap grid gap-8 py-[clamp(0.75rem,2vw,1.5rem)]">
          <ArticleBody article={article} author={words.author} />
          <CallToAction {...words.callToAction} />
        </div>
      </article>
      <div className="section grid gap-(--section)">
        {related.length > 0 && <Articles id="related" title="Related articles" articles={related} />}
        {more.length > 0 && <Articles id="more" title="More from the journal" articles={more} />}
      </div>
      <ClosingBand
        {...words.articleClosing}
        first={{ href: href("/listings"), label: "View Properties" }}
        second={{ href: href("/contact"), label: "Contact Us" }}
      />
    </>
  );
}

type Words = Pages["journal"];

function CallToAction({ title, sentence }: Words["callToAction"]) {
  return (
    <section
      aria-labelledby="call-to-action"
      className="mx-auto grid w-full max-w-prose gap-5 rounded-sm border border-line bg-white p-6 print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="call-to-action" className="font-display text-h3">
          {title}
        </h2>
        <p className="text-slate">{sentence}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href("/listings")}>View Properties</ButtonLink>
        <ButtonLink href={href("/contact")} look="secondary">
          Contact Expert
        </ButtonLink>
      </div>
    </section>
  );
}

function Articles({ id, title, articles }: { id: string; title: string; articles: readonly Article[] }) {
  return (
    <section aria-labelledby={id} className="wrap">
      <SectionHeader id={id} title={title} />
      <div className="card-grid sm:cards-2">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} sizes={pictureSizes.cards2} />
        ))}
      </div>
    </section>
  );
}

function ArticleNotFound({ notFound }: Pick<Words, "notFound">) {
  return (
    <NotFoundPage title="Article Not Found" backHref={href("/journal")} backLabel="Back to Journal">
      {notFound}
    </NotFoundPage>
  );
}
