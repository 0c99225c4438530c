import { readOptions } from "../../scripts/read-options.ts";
import { tryMutatedSamples } from "./mutated-samples.ts";
import { tryRequests } from "./try-requests.ts";

const usage = `npm run fuzz [-- requests | feed]    malformed input, always the same: does anything fail?

  requests    10,000 malformed requests; ends with 1 after a 5xx, an error in the log or a growth of 50 MB
  feed        2,000 mutated samples of agencies' software; ends with 1 after an error in the log or a home lost

Some ten minutes for both, on servers of their own.`;
const { positionals } = readOptions(usage, { allowPositionals: true });

const subjects = { requests: tryRequests, feed: tryMutatedSamples };
for (const [name, trySubject] of Object.entries(subjects)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!(await trySubject())) process.exitCode = 1;
}
