import { readOptions } from "../../scripts/read-options.ts";
import { runTrials } from "../site/findings.ts";
import { tryRequests } from "./try-requests.ts";

const usage = `npm run fuzz    10,000 malformed requests, always the same, to a server of its own: does anything fail?

Some five minutes; ends with 1 after a 5xx, an error in the log or a growth of 50 MB.`;
readOptions(usage, {});
await runTrials([tryRequests]);
