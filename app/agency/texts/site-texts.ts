import * as v from "valibot";
import { agency, officeWords } from "#app/agency/folder/agency.ts";
import { agents, articles, pages, suburbs, testimonials } from "#app/agency/folder/first-texts.ts";
import { places } from "#app/agency/folder/places.ts";
import { type Agent, agentSchema, type FormerAgent, formerAgentSchema } from "../kinds/agent-schema.ts";
import { type AnswerText, answerSchema, firstAnswers } from "../kinds/answer-schema.ts";
import { type Article, articleSchema, picturesInText } from "../kinds/article-schema.ts";
import { type OfficeWords, officeWordsSchema } from "../kinds/office-words-schema.ts";
import { type Suburb, suburbTextSchema, toSuburb } from "../kinds/suburb-schema.ts";
import { type Testimonial, testimonialSchema } from "../kinds/testimonial-schema.ts";
import { mergePages, type Pages, type PageText, pageNames, pageTextSchema } from "./pages/page-words.ts";
import type { TextState, TextVersionRow } from "./store/text-rows.ts";

const textKinds = ["agent", "testimonial", "article", "suburb", "office", "page", "answer"] as const;
export type TextKind = (typeof textKinds)[number];

/** The published texts, which the office writes and every page shows. */
export type SiteTexts = {
  /** Everyone who works here, in the order of the team page. */
  agents: readonly Agent[];
  formerAgents: readonly FormerAgent[];
  testimonials: readonly Testimonial[];
  articles: readonly Article[];
  suburbs: readonly Suburb[];
  /** To enquiries; visitors see them in mails alone. */
  answers: readonly AnswerText[];
  office: OfficeWords;
  pages: Pages;
  /** What the office has changed of them. */
  pageTexts: Readonly<Record<string, PageText>>;
};

/** Until the office publishes something of its own. */
export const defaultTexts: SiteTexts = {
  agents,
  formerAgents: [],
  testimonials,
  articles,
  suburbs,
  answers: firstAnswers,
  office: officeWords,
  pages,
  pageTexts: Object.fromEntries(pageNames.map((page) => [page, { page, changes: {} }])),
};

/** People who work here now, and people who did. */
export type Team = Pick<SiteTexts, "agents" | "formerAgents">;

/** A testimonial with the name of its agent, who may have left. */
export function withAgentName(testimonial: Testimonial, { agents, formerAgents }: Team) {
  const agent = [...agents, ...formerAgents].find(({ id }) => id === testimonial.agentId);
  return { ...testimonial, agentName: agent?.name };
}

/** A suburb with its middle on the map. */
export type PlacedSuburb = Pick<Suburb, "name" | "state" | "postcode"> & NonNullable<Suburb["place"]>;

/** Suburbs that only the office has put on the map. */
export function findPlaced(suburbs: readonly Suburb[]): PlacedSuburb[] {
  return suburbs.flatMap(({ name, state, postcode, place }) =>
    place && !places.some((each) => each.name === name) ? [{ name, state, postcode, ...place }] : [],
  );
}

/** Finds the agent that is meant, or the successor of one who has left. Undefined where nobody is meant. */
export function getResponsible(team: Team, isMeant: (agent: Agent) => boolean): Agent | undefined {
  const present = team.agents.find(isMeant);
  if (present) return present;
  const former = team.formerAgents.find(isMeant);
  return former && getResponsible(team, ({ id }) => id === former.successorId);
}

export type StoredText = Pick<TextVersionRow, "kind" | "key" | "state" | "fields">;

type MergeOptions = {
  onUnreadable?: (text: StoredText) => void;
  hasPicture?: HasPicture;
  base?: SiteTexts;
};

/** Merges the texts of the agency’s folder with those that the office has published or withdrawn. */
export function mergeTexts(
  stored: readonly StoredText[],
  { onUnreadable = () => {}, hasPicture = () => true, base = defaultTexts }: MergeOptions = {},
): SiteTexts {
  /**
   * The texts of a kind that are in this state; of those in another state only the key. What cannot be read is left
   * out.
   */
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
      onUnreadable({ key, ...text });
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
    onUnreadable({ kind: "suburb", key, state: "published", fields: "" });
    return [];
  });
  return {
    agents: merge(
      base.agents,
      change(read("agent", agentSchema), (agent) => withKnownPortrait(agent, hasPicture)),
    ).all,
    formerAgents: read("agent", formerAgentSchema, "withdrawn").flatMap(({ text }) => text ?? []),
    // The office's additions are newer than the texts of the folder.
    testimonials: [
      ...testimonials.added.toSorted((a, b) => b.date.localeCompare(a.date)),
      ...testimonials.kept,
    ],
    articles: articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    suburbs: merge(base.suburbs, suburbs).all,
    answers: merge(base.answers, read("answer", answerSchema)).all,
    office: withNumbers(read("office", officeWordsSchema)[0]?.text) ?? base.office,
    pageTexts,
    pages: mergePages(Object.values(pageTexts), {
      hasPicture,
      onUnreadable: ({ page }) => onUnreadable({ kind: "page", key: page, state: "published", fields: "" }),
    }),
  };
}

/** Versions from before the numbers could be written do not have them. */
function withNumbers(office: OfficeWords | undefined) {
  const { licence, abn, social } = officeWords;
  return office && { licence, abn, social, ...office };
}

type Read<Text> = { key: string; text: Text | undefined };

function change<Text>(read: readonly Read<Text>[], toChanged: (text: Text) => Text): Read<Text>[] {
  return read.map(({ key, text }) => ({ key, text: text && toChanged(text) }));
}

/** In the order of the agency's folder, followed by what the office has added, by id. */
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
export type HasPicture = (name: string) => boolean;

/** A release may leave out pictures that a stored article names: another one leads it, and those in its text are left out. */
function withKnownPictures(article: Article, hasPicture: HasPicture): Article {
  const { content, picture } = article;
  return {
    ...article,
    content: content.replace(picturesInText, (line, name: string) => (hasPicture(name) ? line : "")),
    picture: typeof picture !== "string" || hasPicture(picture) ? picture : agency.defaultPicture,
  };
}

/** The same of a portrait: without one a plate is drawn. */
function withKnownPortrait(agent: Agent, hasPicture: HasPicture): Agent {
  const isGone = typeof agent.picture === "string" && !hasPicture(agent.picture);
  return isGone ? { ...agent, picture: undefined } : agent;
}
