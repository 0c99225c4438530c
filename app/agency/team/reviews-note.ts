import { teamWords } from "#app/agency/folder/words.ts";
import { formatMonth } from "#app/region/format.ts";
import type { Agent } from "../texts/kinds/agent.ts";

/** Period and source of ratings and reviews: the oldest count of all, so that it is true of each. */
export function toReviewsNote(agents: readonly Agent[]) {
  const [oldest] = agents.flatMap(({ reviewsTo }) => reviewsTo ?? []).toSorted();
  const period = oldest ? `, to ${formatMonth(oldest)}` : "";
  return `${teamWords.reviews.collected}${period}. ${teamWords.reviews.source}`;
}
