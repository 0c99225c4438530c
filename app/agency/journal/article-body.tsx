import { journalWords } from "#app/agency/folder/words.ts";
import { toImpression } from "#app/agency/impression.ts";
import { toPlate } from "#app/document/coast/plate.ts";
import { AgentPlate } from "#app/document/coast/plate.tsx";
import { Tags } from "#app/ui/badge.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { getPicture } from "../folder/pictures.ts";
import type { Article } from "../texts/kinds/article.ts";
import { type ArticleBlock, toArticleBlocks } from "./article.ts";

export function ArticleBody({ article }: { article: Article }) {
  return (
    <div className="mx-auto grid max-w-prose gap-8">
      <div className="grid gap-paragraph-article text-article text-tide *:first:text-article-lead *:first:text-ink">
        {toArticleBlocks(article.content).map((block) => (
          <Block key={block.text} block={block} />
        ))}
      </div>
      <Tags tags={article.tags} />
      <AuthorCard author={article.author} />
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case "heading":
      return <h2 className="pt-4 font-display text-h3 text-ink">{block.text}</h2>;
    case "pullQuote":
      // The article says it too, so it is no news to a screen reader.
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
    default:
      return <p>{block.text}</p>;
  }
}

function AuthorCard({ author }: { author: string }) {
  return (
    <section aria-label="About the author" className="flex items-start gap-4 rounded-sm bg-sand-50 p-6">
      <AgentPlate plate={toPlate(AUTHOR_PLATE, author)} className="size-17 flex-none" />
      <div className="grid gap-2">
        <div>
          <p className="font-semibold">{author}</p>
          <p className="text-slate text-sm">{journalWords.author.role}</p>
        </div>
        <p>{journalWords.author.blurb}</p>
      </div>
    </section>
  );
}

// Green: it stands out from the callout's sand.
const AUTHOR_PLATE = 3;
