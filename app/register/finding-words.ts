/** What a finding’s code means, in the office’s words. */
export function describeCode(code: string) {
  return codeWords[code] ?? code.replaceAll("-", " ");
}

const codeWords: Readonly<Record<string, string>> = {
  "offers-over": "says offers over",
  "range-too-wide": "the guide is wider than 10 %",
  "below-estimate": "the price is below the estimate of the agency agreement",
  "no-price": "no price is shown",
  "hidden-price": "its text names the price that is not shown",
  "auction-past": "its auction or closing day is over and has no result",
  "guide-at-auction": "gives a price before the auction",
  "other-amount": "an amount that is not its own",
  "names-people": "names a group of people",
  "rent-not-fixed": "the rent is a range or “from”",
  "rent-invites-more": "invites offers above the rent",
  "no-pets": "says no pets",
  "bond-over-four-weeks": "the bond is more than four weeks’ rent",
  "exclusion-period": "it may not be let again yet",
  "forbidden-charge": "asks a tenant for a charge that the law forbids",
  "photo-consent": "shows a home that may be lived in, without the tenant’s consent",
  "unlabelled-location": "a picture of the neighbourhood has no label",
  "picture-elsewhere": "a picture also shows another home",
  "unreadable-price": "the price is not in digits",
  "absurd-price": "the price cannot be right",
  "incomplete-listing": "headline, address or price is missing",
  "invalid-record": "a field cannot be shown",
  "invalid-field": "a field cannot be used",
  "price-jump": "the price moved by more than 40 %",
  "possible-relist": "another listing of its address is shown",
  "missing-identity": "it does not say which home it is",
  "unknown-status": "its status is not known here",
  "unknown-agent": "its agency is not known here",
  "clear-refused": "something was cleared that a live home needs",
};
