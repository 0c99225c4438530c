import { places } from "#app/agency/folder/places.ts";
import type { Team } from "#app/agency/texts/site-texts.ts";
import { propertyTypes } from "#app/enquiries/enquiry.ts";
import { getAgentByEmail, getAgentToAsk } from "#app/guide/team/agents.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { getSoldProperty } from "#app/listings/sold/sold-properties.ts";
import type { FormValues } from "#app/ui/form/parse-form.ts";

/**
 * Reads the presets in an address of the appraisal page: ?agent= is the requested agent; ?listing= is a sold home next
 * door, which presets its selling agent, suburb, postcode and, where the form offers it, type. The home to appraise is
 * a different one, so its address stays empty. `listings` are the sold homes.
 */
export function toPreset(search: URLSearchParams, listings: readonly SaleListing[], team: Team) {
  const sold = getSoldProperty(search.get("listing") ?? "", listings);
  const agent =
    getAgentToAsk(team, search.get("agent") ?? "") ?? getAgentByEmail(team, sold?.agentEmail ?? "");
  return { agent, values: sold && toValues(sold) };
}

function toValues({ suburb, type = "" }: { suburb: string; type?: string }): FormValues {
  const postcode = places.find(({ name }) => name === suburb)?.postcode ?? "";
  const isOffered = propertyTypes.some(({ value }) => value === type.toLowerCase());
  return { suburb, postcode, propertyType: isOffered ? type.toLowerCase() : "" };
}
