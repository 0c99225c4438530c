/** What became of something, in a word or two. */
export type State = { tone: keyof typeof tones; words: string };

const tones = {
  live: "bg-euc-100 text-euc",
  waits: "bg-banksia-100 text-banksia-700",
  stopped: "bg-flame-100 text-flame",
  gone: "bg-mist text-ink",
} as const;

export function StateBadge({ state: { tone, words } }: { state: State }) {
  return (
    <span
      className={`inline-block rounded-xs px-2.5 py-1.5 font-semibold text-xs leading-snug ${tones[tone]}`}
    >
      {words}
    </span>
  );
}
