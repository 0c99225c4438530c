import { toNetwork } from "#app/enquiries/form/rate-limit.server.ts";

/** Renders at once for one network: one runs while another waits for the store. */
const AT_ONCE = 2;
/** Waiting renders for one network: about two seconds of work. */
const MOST_WAITING = 50;

type Share = { underway: number; waiting: (() => void)[] };

/**
 * Limits rendering per network (an IPv4 address or an IPv6 /64): further renders of one network wait in its own queue,
 * and other networks are served in between. `run` returns `undefined` where that queue is full.
 */
export function createRenderShare({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}) {
  const shares = new Map<string, Share>();

  async function takeTurn(share: Share) {
    if (share.underway < atOnce) share.underway += 1;
    // A render that ends passes its slot on.
    else await new Promise<void>((resolve) => share.waiting.push(resolve));
  }

  function giveBack(network: string, share: Share) {
    const next = share.waiting.shift();
    if (next) return next();
    share.underway -= 1;
    if (share.underway === 0) shares.delete(network);
  }

  return {
    async run<Result>(address: string, render: () => Promise<Result>): Promise<Result | undefined> {
      const network = toNetwork(address);
      const share = shares.get(network) ?? { underway: 0, waiting: [] };
      if (share.waiting.length >= mostWaiting) return undefined;
      shares.set(network, share);
      await takeTurn(share);
      try {
        return await render();
      } finally {
        giveBack(network, share);
      }
    },
  };
}

/** About as long as a full queue takes. */
const RETRY_SECONDS = "2";

/** The reply to a network whose queue is full. */
export function refuseMore() {
  return new Response("Too many pages were asked for at once. Please try again in a moment.", {
    status: 429,
    headers: {
      "Retry-After": RETRY_SECONDS,
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
    },
  });
}
