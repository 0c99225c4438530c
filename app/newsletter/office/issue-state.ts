import { formatCount, formatNumber } from "#app/region/format.ts";
import type { IssueRow } from "../store/newsletter-rows.ts";

/** "Sending: 120 of 900 sent", "Sent to 897 subscribers, 3 not reached". */
export function describeIssue(
  { paused_at }: Pick<IssueRow, "paused_at">,
  mails: ReadonlyMap<string, number>,
) {
  const count = (state: string) => mails.get(state) ?? 0;
  const sent = count("sent");
  const waiting = count("queued") + count("paused");
  const unreached = count("refused");
  const isWaiting = waiting > 0;
  const progress = `${formatNumber(sent)} of ${formatNumber(sent + waiting)} sent`;
  const rest = unreached > 0 ? `, ${formatNumber(unreached)} not reached` : "";
  if (paused_at) return { isWaiting, state: `Paused: ${progress}${rest}` };
  const reached = isWaiting ? `Sending: ${progress}` : `Sent to ${formatCount(sent, "subscriber")}`;
  return { isWaiting, state: reached + rest };
}
