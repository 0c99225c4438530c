import { formatCount, formatNumber } from "#app/region/format.ts";

type Mails = ReadonlyMap<string, number>;

export function countMails(mails: Mails) {
  const count = (state: string) => mails.get(state) ?? 0;
  return {
    sent: count("sent"),
    waiting: count("queued") + count("paused"),
    unreached: count("refused"),
  };
}

/** "Sending: 120 of 900", "Sent to 897 subscribers, 3 not reached". */
export function describeIssue({ paused_at }: { paused_at: number | null }, mails: Mails) {
  const { sent, waiting, unreached } = countMails(mails);
  const progress = `${formatNumber(sent)} of ${formatNumber(sent + waiting)}`;
  const rest = unreached > 0 ? `, ${formatNumber(unreached)} not reached` : "";
  if (paused_at) return `Paused: ${progress} sent${rest}`;
  return `${waiting > 0 ? `Sending: ${progress}` : `Sent to ${formatCount(sent, "subscriber")}`}${rest}`;
}
