import type { HomeState } from "./home-state.ts";

const tones = {
  live: "bg-euc-100 text-euc",
  waits: "bg-banksia-100 text-banksia-700",
  stopped: "bg-flame-100 text-flame",
  gone: "bg-mist text-ink",
} as const;

/** Where a home is, in a sentence. */
export function HomeBadge({ state }: { state: HomeState }) {
  return (
    <span
      className={`inline-block rounded-xs px-2.5 py-1.5 font-semibold text-xs leading-snug ${tones[state.tone]}`}
    >
      {state.words}
    </span>
  );
}
