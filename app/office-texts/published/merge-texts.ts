import * as v from "valibot";
import { agency, officeWords } from "#app/agency/folder/agency.ts";
import { type Agent, agentSchema, formerAgentSchema } from "#app/agency/kinds/agent-schema.ts";
import { answerSchema } from "#app/agency/kinds/answer-schema.ts";
import { type Article, articleSchema, picturesInText } from "#app/agency/kinds/article-schema.ts";
import { type OfficeWords, officeWordsSchema } from "#app/agency/kinds/office-words-schema.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import { testimonialSchema } from "#app/agency/kinds/testimonial-schema.ts";
import { defaultTexts, type SiteTexts } from "#app/agency/texts/site-texts.ts";
import { firstAnswers } from "#app/office/first-answers.ts";
import type { TextKind, TextState, TextVersionRow } from "../store/text-rows.ts";
import { mergePages, pageTextSchema } from "./page-words.ts";
import { suburbTextSchema, toSuburb } from "./suburb-text.ts";

export type StoredText = Pick<TextVersionRow, "kind" | "key" | "state" | "fields">;

type MergeOptions = {
  onUnreadable?: (text: Pick<StoredText, "kind" | "key">) => void;
  hasPicture?: HasPicture;
  base?: SiteTexts;
};

/** Merges the texts of the agency’s folder with those that the office has published or withdrawn. */
export function mergeTexts(
  stored: readonly StoredText[],
  { onUnreadable = () => {}, hasPicture = () => true, base = defaultTexts }: MergeOptions = {},
): SiteTexts {
  /** The texts of a kind in this state; of those in another state only the key. Unreadable ones are left out. */
  function read<Schema extends v.GenericSchema>(
    kind: TextKind,
    schema: Schema,
    state: TextState = "published",
  ) {
    const ofKind = stored.filter((text) => text.kind === kind);
    return ofKind.flatMap(({ key, ...text }): Read<v.InferOutput<Schema>>[] => {
      if (text.state !== state) return [{ key, text: undefined }];
      const { success, output } = v.safeParse(schema, JSON.parse(text.fields));
      if (success) return [{ key, text: output }];
      onUnreadable({ kind, key });
      return [];
    });
  }
  const pageTexts = {
    ...base.pageTexts,
    ...Object.fromEntries(
      read("page", pageTextSchema).flatMap(({ key, text }) => (text ? [[key, text]] : [])),
    ),
  };
  const testimonials = merge(base.testimonials, read("testimonial", testimonialSchema));
  const articles = merge(
    base.articles,
    change(read("article", articleSchema), (article) => withKnownPictures(article, hasPicture)),
  ).all;
  const suburbs = read("suburb", suburbTextSchema).flatMap(({ key, text }): Read<Suburb>[] => {
    if (!text) return [{ key, text: undefined }];
    const { picture = "", ...words } = text;
    const isThere = typeof picture !== "string" || hasPicture(picture);
    const before = base.suburbs.find(({ id }) => id === key) ?? { id: key, state: agency.address.state };
    const { success, output } = toSuburb(isThere ? text : words, before);
    if (success) return [{ key, text: output }];
    onUnreadable({ kind: "suburb", key });
    return [];
  });
  return {
    agents: merge(
      base.agents,
      change(read("agent", agentSchema), (agent) => withKnownPortrait(agent, hasPicture)),
    ).all,
    formerAgents: read("agent", formerAgentSchema, "withdrawn").flatMap(({ text }) => text ?? []),
    // Testimonials from the office are newer than the folder's.
    testimonials: [
      ...testimonials.added.toSorted((a, b) => b.date.localeCompare(a.date)),
      ...testimonials.kept,
    ],
    articles: articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    suburbs: merge(base.suburbs, suburbs).all,
    answers: merge(firstAnswers, read("answer", answerSchema)).all,
    office: withNumbers(read("office", officeWordsSchema)[0]?.text) ?? base.office,
    pageTexts,
    pages: mergePages(Object.values(pageTexts), {
      hasPicture,
      onUnreadable: (page) => onUnreadable({ kind: "page", key: page }),
    }),
  };
}

/** Adds the numbers to versions from before they could be edited. */
function withNumbers(office: OfficeWords | undefined) {
  const { licence, abn, social } = officeWords;
  return office && { licence, abn, social, ...office };
}

type Read<Text> = { key: string; text: Text | undefined };

function change<Text>(read: readonly Read<Text>[], toChanged: (text: Text) => Text): Read<Text>[] {
  return read.map(({ key, text }) => ({ key, text: text && toChanged(text) }));
}

/** In the order of the agency's folder, followed by the office's additions by id. */
function merge<Text extends { id: number | string }>(defaults: readonly Text[], read: readonly Read<Text>[]) {
  const changed = new Map(read.map(({ key, text }) => [key, text]));
  const kept = defaults.flatMap((text) => {
    const key = String(text.id);
    return changed.has(key) ? (changed.get(key) ?? []) : [text];
  });
  const known = new Set(defaults.map(({ id }) => String(id)));
  const added = [...changed.values()]
    .flatMap((text) => text ?? [])
    .filter(({ id }) => !known.has(String(id)))
    .toSorted((a, b) => String(a.id).localeCompare(String(b.id), "en", { numeric: true }));
  return { kept, added, all: [...kept, ...added] };
}

/** Whether this release has a picture of that name. */
type HasPicture = (name: string) => boolean;

/** Replaces an article's picture that this release no longer has, and removes such pictures from its text. */
function withKnownPictures(article: Article, hasPicture: HasPicture): Article {
  const { content, picture } = article;
  return {
    ...article,
    content: content.replace(picturesInText, (line, name: string) => (hasPicture(name) ? line : "")),
    picture: typeof picture !== "string" || hasPicture(picture) ? picture : agency.defaultPicture,
  };
}

/** Removes a portrait that this release no longer has; a placeholder is drawn instead. */
function withKnownPortrait(agent: Agent, hasPicture: HasPicture): Agent {
  const isGone = typeof agent.picture === "string" && !hasPicture(agent.picture);
  return isGone ? { ...agent, picture: undefined } : agent;
}
