import { agency } from "#app/agency/folder/agency.ts";
import { places } from "#app/agency/folder/places.ts";
import { getLocatorMap } from "../../coast/locator-maps.server.ts";

const place = places.find(({ name }) => name === agency.address.suburb);

/** The map around the agency's office; `undefined` when its suburb is not one of our places. */
export const officeMap = place && getLocatorMap(place, "compact");
