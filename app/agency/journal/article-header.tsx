import { href } from "react-router";
import { toImpression } from "#app/agency/impression.ts";
import { formatDate } from "#app/region/format.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { Badge, Tags } from "#app/ui/badge.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { getPicture } from "../folder/pictures.ts";
import type { Article } from "../texts/kinds/article.ts";
import { toReadingMinutes } from "./article.ts";

const HEADER_TAGS = 3;

export function ArticleHeader({ article }: { article: Article }) {
  const { title, excerpt, author, category, publishedAt, content, tags } = article;
  return (
    <header className="wrap grid justify-items-start gap-crumb pt-5">
      <BackLink href={href("/journal")}>Back to Journal</BackLink>
      <div className="grid w-full items-end gap-x-(--gap-grid) gap-y-5 lg:grid-cols-12">
        <div className="grid justify-items-start gap-4 lg:col-span-8">
          <Badge tone="offer">{category}</Badge>
          <h1 className="font-display text-h1">{title}</h1>
          <p className="max-w-160 text-lead text-tide">{excerpt}</p>
        </div>
        <div className="grid w-full max-w-72 gap-4 text-sm lg:col-span-4 lg:col-start-9 lg:justify-self-end">
          <KeyValues
            items={[
              { label: "By", value: author },
              { label: "Published", value: formatDate(publishedAt) },
              { label: "Reading time", value: `${toReadingMinutes(content)} minutes` },
            ]}
          />
          <Tags tags={tags.slice(0, HEADER_TAGS)} />
        </div>
      </div>
    </header>
  );
}

export function ArticlePicture({ article }: { article: Article }) {
  return (
    <figure className="wrap grid gap-2.5">
      <Picture
        picture={getPicture(article.picture)}
        sizes={pictureSizes.page}
        priority
        className="aspect-card rounded-xs md:aspect-2/1"
      />
      <figcaption className="text-slate text-xs">
        {article.caption} {toImpression(article.picture)}
      </figcaption>
    </figure>
  );
}
