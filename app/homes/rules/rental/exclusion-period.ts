import { formatDate } from "#app/region/format.ts";
import { nothing, type RentalRule } from "../rule.ts";

/**
 * After a tenancy that ended by the landlord's notice, on some grounds, a new agreement within a period from the
 * termination date takes the Secretary's approval: four weeks after significant renovations or repairs (Residential
 * Tenancies Act 2010 (NSW) s 87F(4)), six months after a proposed sale (s 87E(3), until it is sold), a demolition (s 87G(3))
 * or the landlord's or family's own use (s 87M(3)), twelve after another use (s 87L(3)); s 87 makes it an offence of
 * landlord and agent. Put in by the Residential Tenancies Amendment Act 2024 (No 75), Sch 1[12], in force since 19 May 2025
 * (nsw.gov.au, "Landlord ending a tenancy"). Read on 26 November 2026 in zoelaw.ai's copy of the Act: have it confirmed at
 * legislation.nsw.gov.au, also whether other grounds have such a period. The Act names agreements, not advertisements: to
 * withhold these, too, is our own caution. The office notes the day.
 */
export const exclusionPeriod: RentalRule = {
  code: "exclusion-period",
  instead: "Wait until that day, unless the authority has approved it sooner",
  isAtOnce: true,
  test: ({ notBefore }, { today }) =>
    notBefore && today < notBefore
      ? [{ field: "not_before", words: `Not before ${formatDate(notBefore)}`, until: notBefore }]
      : nothing,
};
