import { readOptions } from "../../scripts/read-options.ts";
import { measureEnquiries } from "./measure-enquiries.ts";
import { assumed, measured, prices } from "./measured.ts";
import { toCapacity, toQueue } from "./queue.ts";

const usage = `npm run scale -- [--measure]    what several processes and a content network hold

Calculates from what one process was measured to do (bench/scale/measured.ts); --measure also measures how many
enquiries a second are saved, on the build that is there.`;
const { values: options } = readOptions(usage, { options: { measure: { type: "boolean" } } });

const HOUR_SECONDS = 3_600;
const DAYS = 30;
const GB = 1e9;
const MILLION = 1e6;

const { keptShare, pagesPerVisit, filesPerVisit, networkShare, mostBusy } = assumed;
/** A file costs about what a kept page costs: both are bytes from memory or disk. */
const requestsPerVisit = pagesPerVisit + filesPerVisit;
const renderedShare = (pagesPerVisit / requestsPerVisit) * (1 - keptShare);
const serviceSeconds = (1 - renderedShare) / measured.keptPages + renderedShare / measured.renderedPages;

console.log(`One request takes a process ${(serviceSeconds * 1e3).toFixed(3)} ms on average.\n`);
console.log(
  "| Processes (a core each) | requests/s at 60 % | visits in the busy hour | visits a month | with a content network, a month | 99 of 100 wait at most |",
);
console.log("|---|---|---|---|---|---|");
for (const servers of [1, 2, 4, 8]) {
  const capacity = toCapacity({ servers, serviceSeconds, busy: mostBusy });
  const { wait99Seconds } = toQueue({ arrivals: capacity, servers, serviceSeconds });
  const perHour = (capacity / requestsPerVisit) * HOUR_SECONDS;
  const perMonth = toMonth(perHour);
  const behind = toMonth(perHour / (1 - networkShare));
  console.log(
    `| ${servers} | ${format(capacity)} | ${format(perHour)} | ${inMillions(perMonth)} | ${inMillions(behind)} | ${(wait99Seconds * 1e3).toFixed(1)} ms |`,
  );
}

const enquiryLimit = measured.enquiries * mostBusy;
console.log(
  `\nPostgreSQL: ${format(enquiryLimit)} enquiries/s at 60 %; with one enquiry in a hundred visits, ${format(enquiryLimit / assumed.enquiriesPerVisit)} visits begun every second.\n`,
);

const coreHours = (MILLION * requestsPerVisit * serviceSeconds) / HOUR_SECONDS;
const gigabytes = (MILLION * (measured.firstVisitBytes + (pagesPerVisit - 1) * measured.pageBytes)) / GB;
const mails = MILLION * assumed.enquiriesPerVisit * assumed.mailsPerEnquiry;
console.log("| A million visits | amount | assumed price | dollars |\n|---|---|---|---|");
for (const [what, amount, price] of [
  ["core hours", coreHours, prices.coreHour],
  ["GB out, without a content network", gigabytes, prices.gigabyte],
  ["mails", mails, prices.mail],
] as const)
  console.log(
    `| ${what} | ${amount < 10 ? amount.toFixed(1) : format(amount)} | ${price} | ${(amount * price).toFixed(2)} |`,
  );

if (options.measure) await measureEnquiries();

function toMonth(perBusyHour: number) {
  return (perBusyHour / assumed.busyHourShare) * DAYS;
}

function inMillions(visits: number) {
  return `${(visits / MILLION).toFixed(0)} million`;
}

function format(value: number) {
  return Math.round(value).toLocaleString("en-AU");
}
