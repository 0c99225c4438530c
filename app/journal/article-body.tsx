import { toPlate } from "#app/coast/plate.ts";
import { AgentPlate } from "#app/coast/plate.tsx";
import { toParagraphs } from "#app/format.ts";
import { Tags } from "#app/ui/badge.tsx";
import { journalWords } from "#content/journal.ts";
import type { Article } from "./article.ts";

export function ArticleBody({ article }: { article: Article }) {
  return (
    <div className="mx-auto grid max-w-prose gap-8">
      <div className="grid gap-paragraph-article text-article text-tide *:first:text-article-lead *:first:text-ink">
        {toParagraphs(article.content).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Tags tags={article.tags} />
      <AuthorCard author={article.author} />
    </div>
  );
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
