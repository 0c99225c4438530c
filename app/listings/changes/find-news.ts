import type { HomeState } from "./home-state.ts";

/** What can be told of a home: that it is new, or what of it has changed. */
export const newsKinds = ["new", "price", "status", "times", "pictures"] as const;
export type News = (typeof newsKinds)[number];

/** What has changed between two states of a home; `time` is now at the agency, as 2026-11-28T10:30. */
export function findNews(before: HomeState, after: HomeState, time: string): News[] {
  // What became of a home that was sold or leased before is no news.
  if (before.isEnded) return after.isEnded || after.isGone ? [] : ["status"];
  const isOver = after.isEnded || after.isGone;
  const changed: Record<Exclude<News, "new">, boolean> = {
    price: !isOver && before.price !== after.price,
    status: before.status !== after.status || before.isGone !== after.isGone,
    times: !isOver && !before.isGone && hasOtherTimes(before, after, time),
    pictures: !isOver && after.pictures > before.pictures,
  };
  return newsKinds.filter((kind) => kind !== "new" && changed[kind]);
}

/** A time that is over leaves the list without having changed. */
function hasOtherTimes(before: HomeState, after: HomeState, time: string) {
  const isToCome = (text: string) => (text.split(" ")[1] ?? "") >= time.slice(0, 10);
  const [were, are] = [before.times.filter(isToCome), after.times.filter(isToCome)];
  const isLeft = (text: string) => (text.split(" ")[1] ?? "").slice(0, time.length) >= time;
  return are.some((text) => !were.includes(text)) || were.some((text) => isLeft(text) && !are.includes(text));
}
