import { formatDayOfYear } from "#app/region/format.ts";
import type { Snapshot } from "./snapshot.ts";

type Seen = { kept: Snapshot; seen: Snapshot; changedOn?: string };

/** What is different from when a home was kept, in words: "Guide $2.3M → $2.4M, 14 November". */
export function describeChanges({ kept, seen, changedOn }: Seen): string[] {
  if (seen.isGone) return [withDay("No longer on the market", changedOn)];
  const isEnded = seen.endedOn !== undefined || seen.status === "Sold" || seen.status === "Leased";
  const status = seen.status !== kept.status ? describeStatus(seen, changedOn) : undefined;
  const price =
    seen.price !== kept.price && !isEnded
      ? withDay(`${seen.priceName} ${kept.price} → ${seen.price}`, changedOn)
      : undefined;
  return [status, price].filter((change) => change !== undefined);
}

function describeStatus({ status, price, endedOn }: Snapshot, changedOn?: string) {
  if (status === "Sold") {
    const isSaid = price.startsWith("$");
    return withDay(isSaid ? `Sold ${price}` : "Sold, price withheld", endedOn ?? changedOn);
  }
  return withDay(status ?? "Back on the market", endedOn ?? changedOn);
}

function withDay(words: string, day: string | undefined) {
  return day ? `${words}, ${formatDayOfYear(day)}` : words;
}
