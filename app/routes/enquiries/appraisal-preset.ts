import type { FormValues } from "#app/enquiries/form/parse-form.ts";
import { getSoldProperty } from "#app/listings/sold/sold-properties.ts";
import { getAgent, getAgentByEmail } from "#app/team/agents.ts";
import { places } from "#content/places.ts";

/**
 * What an address of the appraisal page presets: ?agent= whom the request is for, ?listing= the sold home next door:
 * its selling agent, suburb, postcode and kind. The home to appraise is another one, so its address stays empty.
 */
export function toPreset(search: URLSearchParams) {
  const sold = getSoldProperty(search.get("listing") ?? "");
  const agent = getAgent(search.get("agent") ?? "") ?? getAgentByEmail(sold?.agentEmail ?? "");
  return { agent, values: sold && toValues(sold) };
}

function toValues({ suburb, type }: { suburb: string; type: string }): FormValues {
  const postcode = places.find(({ name }) => name === suburb)?.postcode ?? "";
  return { suburb, postcode, propertyType: type.toLowerCase() };
}
