import { href } from "react-router";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { toImpression } from "#app/agency/impression.ts";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import { formatDate } from "#app/region/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";

const aside = { frame: "lg:grid-cols-2 lg:gap-6", picture: "aspect-3/2 lg:aspect-square", title: "text-h3" };

/** In `aside` the picture is beside the text from 1024 px. Teasers are on the home page. */
const layouts = {
  card: { frame: "", picture: "aspect-3/2", title: "text-h3", text: "" },
  lead: { frame: "", picture: "aspect-3/2", title: "text-h3 lg:text-h2", text: "" },
  aside: { ...aside, text: "" },
  leadTeaser: {
    frame: "sm:col-span-2 lg:col-span-1 lg:row-span-2",
    picture: "aspect-3/2",
    title: "text-h3 sm:text-h2",
    text: "lg:self-center",
  },
  asideTeaser: { ...aside, text: "lg:self-center" },
} as const;

type ArticleCardProps = {
  article: Article;
  layout?: keyof typeof layouts;
  sizes: string;
  /** The first card on the page, whose picture loads first. */
  priority?: boolean;
};

export function ArticleCard({ article, layout = "card", sizes, priority }: ArticleCardProps) {
  const { slug, title, excerpt, author, category, publishedAt, picture } = article;
  const shape = layouts[layout];
  return (
    <article className={`group focus-frame relative grid content-start gap-4 rounded-xs ${shape.frame}`}>
      <div className="self-start overflow-hidden rounded-xs">
        <Picture
          picture={getPicture(picture)}
          label={layout.startsWith("lead") ? toImpression(picture) : undefined}
          sizes={sizes}
          priority={priority}
          alt=""
          className={`${shape.picture} group-hover:drifted transition-transform duration-(--dur-slow) ease-tide`}
        />
      </div>
      <div className={`grid content-start gap-2.5 ${shape.text}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-slate text-xs">
          {layout.endsWith("Teaser") ? (
            <span className="font-semibold text-banksia-700">{category}</span>
          ) : (
            <Badge tone="offer">{category}</Badge>
          )}
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </p>
        <h3 className={`font-display ${shape.title}`}>
          <a
            href={href("/journal/:slug", { slug })}
            className="no-underline outline-none after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="text-slate">{excerpt}</p>
        <p className="text-slate text-xs">By {author}</p>
      </div>
    </article>
  );
}

/** The first article large, with the others beside it from 1024 px; below sm they form a row to swipe. */
export function ArticleTeasers({ articles }: { articles: readonly Article[] }) {
  const [lead, ...others] = articles;
  return (
    <div className="card-grid card-row sm:cards-2 lg:grid-cols-wide-narrow lg:grid-rows-auto-rest">
      {lead && <ArticleCard article={lead} layout="leadTeaser" sizes={pictureSizes.wide} />}
      {others.map((article) => (
        <ArticleCard
          key={article.id}
          article={article}
          layout="asideTeaser"
          sizes="(min-width: 90rem) 16rem, (min-width: 64rem) 18vw, (min-width: 40rem) 45vw, 91vw"
        />
      ))}
    </div>
  );
}
