import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { script } from "./countdown.script.ts?script";

test("the seconds until the mail goes are counted, and none below", () => {
  const place = { dataset: { seconds: "61.2" }, textContent: "" };
  let [since, tick] = [0, () => {}];
  runInNewContext(script, {
    document: { querySelector: () => place },
    performance: { now: () => since },
    setInterval: (count: () => void) => {
      tick = count;
    },
  });
  const seen = [1_000, 5_000, 70_000].map((ms) => {
    since = ms;
    tick();
    return place.textContent;
  });
  expect(seen).toEqual([", in 1 min 1 s", ", in 0 min 57 s", ", which is now"]);
});
