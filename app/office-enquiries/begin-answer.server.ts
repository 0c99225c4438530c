import { toGreeting } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { answerFacts } from "#app/office/first-answers.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import { toHomeAddress } from "./enquiry-line.ts";

const MOST_OPENS = 2;

type Facts = Partial<Record<keyof typeof answerFacts, string>>;

/** Facts to fill into an answer, about the visitor and the home's current state on the site. */
export function toAnswerFacts(
  { fields, about }: Pick<Enquiry, "fields" | "about">,
  home?: AnyListing,
): Facts {
  return {
    greeting: toGreeting(fields),
    home: toHomeAddress({ fields, about }),
    ...(home && !isEnded(home) && toHomeFacts(home)),
    page: home && about?.listing?.url,
  };
}

function toHomeFacts(home: AnyListing): Facts {
  const opens = home.inspections
    .slice(0, MOST_OPENS)
    .map(({ date, start, end }) => `${formatWeekday(date)}, ${formatTimes(start, end)}`);
  const price = toPriceLine(home);
  return {
    opens: opens.join(" and ") || undefined,
    price: /[1-9]/.test(price) ? price : undefined,
    available: `is ${toStatusLabel(home)?.toLowerCase() ?? "still available"}`,
  };
}

/** Fills facts into the words. An unknown one becomes a gap, as [the price], to be filled in before sending. */
export function beginAnswer(words: string, facts: Facts) {
  return words.replace(/\{(\w{1,30})\}/g, (braces, name: string) =>
    isFact(name) ? (facts[name] ?? toGap(name)) : braces,
  );
}

/** The gaps that are still in an answer. */
export function findGaps(words: string) {
  return Object.keys(answerFacts)
    .filter(isFact)
    .map(toGap)
    .filter((gap) => words.includes(gap));
}

function isFact(name: string): name is keyof typeof answerFacts {
  return Object.hasOwn(answerFacts, name);
}

function toGap(name: keyof typeof answerFacts) {
  return `[${answerFacts[name]}]`;
}
