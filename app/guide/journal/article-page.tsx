import { href } from "react-router";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { toImpression } from "#app/agency/impression.ts";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import type { Pages } from "#app/agency/texts/site-texts.ts";
import { PlateDrawing } from "#app/document/site/portrait/plate.tsx";
import { toPlate } from "#app/document/site/portrait/portrait.ts";
import { formatDate } from "#app/region/format.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { Badge, Tags } from "#app/ui/badge.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { type Block, parseMarkdown, parseSpans } from "#app/ui/markdown.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { toReadingMinutes } from "./articles.ts";

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

type ArticleBodyProps = { article: Article; author: Pages["journal"]["author"] };

export function ArticleBody({ article, author }: ArticleBodyProps) {
  return (
    <div className="mx-auto grid max-w-prose gap-8">
      <div className="grid gap-paragraph-article text-article text-tide *:first:text-article-lead *:first:text-ink">
        {parseMarkdown(article.content).map((block) => (
          <BlockText key={block.text} block={block} />
        ))}
      </div>
      <Tags tags={article.tags} />
      <AuthorCard {...author} name={article.author} />
    </div>
  );
}

function BlockText({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 className="pt-4 font-display text-h3 text-ink">
          <Spans text={block.text} />
        </h2>
      );
    case "pullQuote":
      // Decorative, because the article repeats it.
      return (
        <p
          aria-hidden="true"
          className="border-banksia border-l-2 py-2 pl-6 font-display text-h3 text-ink leading-quote"
        >
          {block.text}
        </p>
      );
    case "picture":
      return (
        <figure className="grid gap-2.5 py-2">
          <Picture
            picture={getPicture(block.name)}
            sizes={pictureSizes.prose}
            className="aspect-3/2 rounded-xs"
          />
          <figcaption className="text-slate text-xs">
            {block.text} {toImpression(block.name)}
          </figcaption>
        </figure>
      );
    case "list":
      return (
        <ul className="grid list-disc gap-2 pl-5">
          {block.items.map((item) => (
            <li key={item}>
              <Spans text={item} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
  }
}

function Spans({ text }: { text: string }) {
  return parseSpans(text).map(({ text: words, isBold, href: address }, index) => {
    const key = `${index} ${words}`;
    if (isBold) return <strong key={key}>{words}</strong>;
    if (!address) return words;
    return (
      <a key={key} href={address} className="underline">
        {words}
      </a>
    );
  });
}

function AuthorCard({ name, role, blurb }: ArticleBodyProps["author"] & { name: string }) {
  return (
    <section aria-label="About the author" className="flex items-start gap-4 rounded-sm bg-sand-50 p-6">
      <PlateDrawing plate={toPlate(AUTHOR_PLATE, name)} className="size-17 flex-none" />
      <div className="grid gap-2">
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-slate text-sm">{role}</p>
        </div>
        <p>{blurb}</p>
      </div>
    </section>
  );
}

// Green, which contrasts with the callout's sand.
const AUTHOR_PLATE = 3;
