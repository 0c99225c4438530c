import { href } from "react-router";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { findPictureNames } from "#app/agency/folder/pictures.ts";
import { articleCategories, articleSchema, picturesInText } from "#app/agency/kinds/article-schema.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { optionalChoice } from "#app/ui/form/text-rules.ts";
import { requiredDay } from "#app/values/value-rules.ts";
import { defineTextKind, line, lines, text, toSlug } from "../text-kind.ts";
import {
  isPictureChoice,
  ownPictures,
  toChosenPicture,
  toPictureChoice,
  toPictureOptions,
} from "./own-pictures.ts";

const leads = [{ value: "yes", label: "Yes" }] as const;

const form = v.object({
  title: field("Title", line("Enter a title")),
  excerpt: field("In a sentence or two", text("Write a sentence"), { kind: "lines", rows: 3 }),
  content: field(
    "Article",
    v.pipe(
      text("Write the article"),
      v.check(
        (words) =>
          [...words.matchAll(picturesInText)].every(([, name = ""]) => findPictureNames().includes(name)),
        "A picture in the article is not one of the site’s",
      ),
    ),
    {
      hint: "A blank line begins a paragraph. ## begins a heading, > a pull quote, - an entry of a list; **bold**; [words](/journal) is a link, ![Caption](picture) a picture of the site by its name.",
      kind: "lines",
      rows: 20,
      writing: ownPictures.map(({ value, label }) => ({ value, label })),
    },
  ),
  author: field("Author", line("Enter who wrote it")),
  category: field("Category", v.picklist(articleCategories, "Choose a category"), {
    options: articleCategories.map((name) => ({ value: name, label: name })),
  }),
  picture: field("Picture", v.pipe(line("Choose a picture"), v.check(isPictureChoice, "Choose a picture")), {
    options: ownPictures,
    hint: "Another one can be uploaded once the article is kept.",
  }),
  caption: field("Caption of the picture", line("Enter a caption")),
  publishedAt: field("Dated", requiredDay("Enter a day"), { kind: "day" }),
  tags: field("Tags", lines, { hint: "One per line.", kind: "lines", rows: 3 }),
  featured: field("Leads the journal", optionalChoice(leads), { options: leads, empty: "No" }),
});

export const articleKind = defineTextKind({
  kind: "article",
  path: "journal",
  title: "Journal",
  one: "article",
  isList: true,
  picture: "Picture",
  needsPicture: true,
  schema: articleSchema,
  form,
  findShown: ({ articles }) => articles.map((article) => ({ key: String(article.id), text: article })),
  toLooks: ({ picture }) => ({ picture: { options: toPictureOptions(picture) } }),
  toValues: ({ featured, picture }) => ({
    featured: featured ? "yes" : "",
    picture: toPictureChoice(picture),
  }),
  toText: ({ featured, picture, ...article }, { key, before }) => ({
    ...article,
    picture: toChosenPicture(picture, before?.picture) ?? agency.defaultPicture,
    id: Number(key),
    // The address stays the same when the title changes.
    slug: before?.slug ?? toSlug(article.title),
    featured: featured === "yes",
  }),
  findErrors: ({ id, slug }, { texts }) =>
    !slug || slug === "rss" || texts.articles.some((article) => article.id !== id && article.slug === slug)
      ? { title: "Another article has this title" }
      : undefined,
  toName: ({ title }) => title,
  toPath: ({ slug }) => href("/journal/:slug", { slug }),
});
