import { href } from "react-router";
import * as v from "valibot";
import { findPictureNames } from "#app/agency/folder/pictures.ts";
import { articleCategories, articleSchema, picturesInText } from "#app/agency/texts/kinds/article.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { requiredDay } from "#app/ui/form/value-rules.ts";
import { line, lines, text } from "../text-form.ts";
import { defineTextKind } from "../text-kind.ts";

const pictures = findPictureNames().filter((name) => /^(?:place|suburb)-/.test(name));

const fields: readonly FormField[] = [
  { name: "title", label: "Title", kind: "line" },
  { name: "excerpt", label: "In a sentence or two", kind: "lines", rows: 3 },
  {
    name: "content",
    label: "Article",
    hint: "A blank line begins a paragraph. ## begins a heading, > a pull quote; ![Caption](picture) is a picture of the site by its name.",
    kind: "lines",
    rows: 20,
  },
  { name: "author", label: "Author", kind: "line" },
  {
    name: "category",
    label: "Category",
    kind: "choice",
    options: articleCategories.map((name) => ({ value: name, label: name })),
  },
  {
    name: "picture",
    label: "Picture",
    kind: "choice",
    options: pictures.map((name) => ({ value: name, label: name.replaceAll("-", " ") })),
  },
  { name: "caption", label: "Caption of the picture", kind: "line" },
  { name: "publishedAt", label: "Dated", kind: "day" },
  { name: "tags", label: "Tags", hint: "One to a line.", kind: "lines", rows: 3, isOptional: true },
  {
    name: "featured",
    label: "Leads the journal",
    kind: "choice",
    options: ["no", "yes"].map((value) => ({ value, label: value })),
  },
];

const form = v.object({
  title: line("Enter a title"),
  excerpt: text("Write a sentence"),
  content: v.pipe(
    text("Write the article"),
    v.check(
      (words) =>
        [...words.matchAll(picturesInText)].every(([, name = ""]) => findPictureNames().includes(name)),
      "A picture in the article is not one of the site’s",
    ),
  ),
  author: line("Enter who wrote it"),
  category: v.picklist(articleCategories, "Choose a category"),
  picture: v.pipe(
    line("Choose a picture"),
    v.check((name) => findPictureNames().includes(name), "Choose a picture"),
  ),
  caption: line("Enter a caption"),
  publishedAt: requiredDay("Enter a day"),
  tags: lines,
  featured: v.picklist(["no", "yes"]),
});

export const articleKind = defineTextKind({
  kind: "article",
  path: "journal",
  title: "Journal",
  one: "article",
  isList: true,
  schema: articleSchema,
  form,
  findFields: () => fields,
  findShown: ({ articles }) => articles.map((article) => ({ key: String(article.id), text: article })),
  toTyped: ({ id, slug, tags, featured, picture, ...article }) => ({
    ...article,
    picture: typeof picture === "string" ? picture : "",
    tags: tags.join("\n"),
    featured: featured ? "yes" : "no",
  }),
  toText: ({ featured, ...article }, { key, before }) => ({
    ...article,
    id: Number(key),
    // Its address stays when its title changes.
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

function toSlug(title: string) {
  const plain = title.normalize("NFKD").replace(/[\p{M}'’]/gu, "");
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
