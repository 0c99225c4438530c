import { agency } from "#app/agency/folder/agency.ts";
import { places } from "#app/agency/folder/places.ts";
import { toAskedMap } from "#app/slots/maps.server.ts";

const { street, suburb } = agency.address;

/** The agency's office in its suburb; undefined where the suburb is not on the map. */
export const officeMap = toAskedMap(
  places
    .filter(({ name }) => name === suburb)
    .map(({ lng, lat }) => ({ lng, lat, label: `${street}, ${suburb}` })),
);
