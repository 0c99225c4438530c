import { setImmediate as giveWay } from "node:timers/promises";

const BATCH_RECORDS = 20;

/** Does something with each item; other requests are served between batches. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => unknown) {
  for (const [index, item] of items.entries()) {
    if (index % BATCH_RECORDS === 0) await giveWay();
    work(item);
  }
}
