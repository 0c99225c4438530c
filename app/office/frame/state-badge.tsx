/** The state of a record, in a word or two. */
export type State = { tone: keyof typeof tones; words: string };

const tones = {
  live: "bg-euc-100 text-euc",
  waits: "bg-banksia-100 text-banksia-700",
  stopped: "bg-flame-100 text-flame",
  gone: "bg-mist text-ink",
  // States of answers to enquiries.
  done: "bg-euc-100 text-euc",
  soon: "bg-banksia-100 text-banksia-700",
  late: "bg-flame-100 text-flame",
  fine: "bg-mist text-ink",
  spam: "bg-sand-100 text-sand-700",
} as const;

export function StateBadge({ state: { tone, words } }: { state: State }) {
  return (
    <span className={`inline-block rounded-xs px-2.5 py-1 font-semibold text-xs leading-snug ${tones[tone]}`}>
      {words}
    </span>
  );
}
