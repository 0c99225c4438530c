import { formatDate } from "#app/region/format.ts";
import { nothing, type RentalRule } from "../rule.ts";

/**
 * After a tenancy that ended by the landlord's notice, on some grounds, the home may not be let again for a while:
 * four weeks after renovations or repairs, six months after a sale, a demolition or the landlord's own use, twelve after
 * another use (Residential Tenancies Act 2010 (NSW) s 87, as put in by the Residential Tenancies Amendment Act 2024
 * (No 75), in force since 19 May 2025; nsw.gov.au, "Landlord ending a tenancy"). The office notes the day.
 */
export const exclusionPeriod: RentalRule = {
  code: "exclusion-period",
  instead: "Wait until that day, unless the authority allows it sooner",
  isAtOnce: true,
  test: ({ notBefore }, { today }) =>
    notBefore && today < notBefore
      ? [{ field: "not_before", words: `Not before ${formatDate(notBefore)}`, until: notBefore }]
      : nothing,
};
