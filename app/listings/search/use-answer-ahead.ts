import { startTransition, useOptimistic, useRef } from "react";
import { useNavigate } from "react-router";
import type { ListingSummary } from "../listing-summary.ts";
import { readSentListings, type SentListings } from "./sent-listings.ts";
import { countInSight, takeInSight } from "./take-in-sight.ts";

type Listings = readonly ListingSummary[];

type ListAnswer = { listings: Listings | SentListings };

/** The answer to an address, where it can be had at once. */
type Search<Answer> = (search: URLSearchParams) => (Answer & { listings: Listings }) | undefined;

/**
 * What a list shows: the answer to its address, or, for the moment between a choice and its new address, the answer that
 * address is about to have (docs/decisions/019). `prepare` gets the search ready for that, before the visitor chooses;
 * until it is, an answer waits for its address.
 */
export function useAnswerAhead<Answer extends ListAnswer>(
  current: Answer,
  prepareSearch: () => Promise<Search<Answer>>,
) {
  const navigate = useNavigate();
  const [answer, showAhead] = useOptimistic(current);
  const search = useRef<Search<Answer>>(undefined);

  async function prepare() {
    search.current = await prepareSearch();
  }

  function choose(address: string) {
    const ahead = search.current?.(new URL(address, window.location.origin).searchParams);
    if (!ahead) {
      // By touch and by keys, a choice may be the first that is heard of the visitor.
      void prepare();
      return goTo(address);
    }
    const listings = takeInSight(ahead.listings, countInSight(window), readSentListings(current.listings));
    painting = waitForPaint();
    startTransition(async () => {
      showAhead({ ...ahead, listings });
      await goTo(address);
    });
  }

  function goTo(address: string) {
    return navigate(address, { preventScrollReset: true });
  }

  return { answer, choose, prepare };
}

// Outside the component, because the loader that waits for it is; a window shows one list at a time.
let painting: Promise<void> | undefined;

/**
 * Resolves when an answer that was drawn ahead of its address has been painted: a list's loader waits for that. The
 * navigation has begun before, so that the router knows the place on the page which Back leads to.
 */
export async function untilPainted() {
  await painting;
}

/** The next frame; sooner where the visitor goes on, so that what comes next comes after. */
function waitForPaint() {
  return new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const goOn = () => {
      waiting.abort();
      resolve();
    };
    requestAnimationFrame(() => setTimeout(goOn));
    for (const sign of ["pointerdown", "keydown", "click", "visibilitychange", "pagehide"])
      addEventListener(sign, goOn, { capture: true, signal: waiting.signal });
  });
}
