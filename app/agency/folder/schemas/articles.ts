import * as v from "valibot";
import { articleSchema } from "#app/agency/texts/kinds/article.ts";
import { list } from "#app/agency/texts/kinds/fields.ts";

const { content: _content, ...fields } = articleSchema.entries;

/** journal.json: the articles, newest first, one featured at most; the words of each are journal/{slug}.md (spec §3.7). */
export const articlesSchema = list(v.strictObject(fields));
