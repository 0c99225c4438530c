import { agency } from "#app/agency/folder/agency.ts";
import type { Agent } from "./kinds/agent.ts";
import { type Article, picturesInText } from "./kinds/article.ts";

/** Whether this release has a picture of that name. */
export type HasPicture = (name: string) => boolean;

/** A release may leave out pictures that a stored article names: another one leads it, and those in its text are left out. */
export function withKnownPictures(article: Article, hasPicture: HasPicture): Article {
  const { content, picture } = article;
  return {
    ...article,
    content: content.replace(picturesInText, (line, name: string) => (hasPicture(name) ? line : "")),
    picture: typeof picture !== "string" || hasPicture(picture) ? picture : agency.defaultPicture,
  };
}

/** The same of a portrait: without one a plate is drawn. */
export function withKnownPortrait(agent: Agent, hasPicture: HasPicture): Agent {
  const isGone = typeof agent.picture === "string" && !hasPicture(agent.picture);
  return isGone ? { ...agent, picture: undefined } : agent;
}
