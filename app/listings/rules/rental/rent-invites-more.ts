import { ruleSettings } from "#content/rules.ts";
import { createPhraseFinder, toHit } from "../phrases.ts";
import type { RentalRule } from "../rule.ts";

const findInvitations = createPhraseFinder(
  "offer|offers over|above|exceeding|from ?the $|asking|advertised|rent",
  "offer|offers in excess of",
  "offer|offers ?is|are ?will ?be invited|welcome|welcomed|considered|encouraged",
  "best|highest|higher|strong|stronger|all|any|your ?rental offer|offers ?is|are ?will ?be invited|welcome|considered|accepted|secures|wins|taken|encouraged",
  "best|highest|higher offer",
  "make|submit|send ?us a|an|your ?best|highest|higher offer",
  "rent|rental bid|bids|bidding ?is|are invited|welcome|encouraged|accepted|considered",
  "place a|your bid",
  "bid|bids over|above|from|invited|welcome",
  "above|over the asking|advertised rent|price",
  "more than the asking|advertised rent|price",
  "$ ?pw ?per|a ?week + !water|bills|usage|power|internet|utilities",
  "$ ?pw ?per|a ?week and|or more|higher|above|over",
);

export const rentInvitesMore: RentalRule = {
  code: "rent-invites-more",
  ...ruleSettings["rent-invites-more"],
  law: "Residential Tenancies Act 2010 s 22A(3)",
  instead: "State the rent, and ask for applications rather than offers",
  test: (_rental, { texts }) =>
    texts.flatMap((text) => findInvitations(text).map((match) => toHit(text, match))),
};
