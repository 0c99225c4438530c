/**
 * What one process on one core was measured to do, rounded down, and what we assume of visitors.
 * `npm run scale` prints the tables of docs/performance.md from it.
 */
export const measured = {
  /** Documents from the page cache, per second. */
  keptPages: 10_000,
  /** Documents rendered on request, per second. */
  renderedPages: 60,
  /** Enquiries saved on PostgreSQL, per second, eight at once (`npm run drill`). */
  enquiries: 290,
  /** HTML and CSS of a page, and all else it asks for the first time, in bytes (brotli). */
  pageBytes: 22_000,
  firstVisitBytes: 250_000,
};

export const assumed = {
  pagesPerVisit: 6,
  /** Scripts, pictures and fonts that are no documents, per visit. */
  filesPerVisit: 40,
  /** Documents that are in the page cache when they are asked for. */
  keptShare: 0.95,
  enquiriesPerVisit: 0.01,
  mailsPerEnquiry: 2.5,
  /** A busy hour holds this part of a day's visits. */
  busyHourShare: 0.12,
  /** Requests that a content network answers by itself: files, and pages for a minute. */
  networkShare: 0.9,
  /** Above this, waits become noticeable when something goes wrong. */
  mostBusy: 0.6,
};

/** Dollars; not anybody's price list. */
export const prices = { coreHour: 0.04, gigabyte: 0.05, mail: 0.0002 };
