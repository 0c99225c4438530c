import * as v from "valibot";
import { places } from "#app/agency/folder/places.ts";
import { isPlausiblePosition } from "#app/homes/record/place/location.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { optionalPoint } from "#app/office/frame/point.ts";
import { parseState, toStateAndPostcode } from "#app/region/state.ts";
import { type Fields, toText } from "#app/register/register.ts";
import { toAskedMap } from "#app/slots/maps.server.ts";
import { type ChangedFields, definePart } from "./part-form.ts";

/** The home's coordinates, which the agency's software seldom sends. */
export const positionForm = definePart({
  label: "Position",
  hint: "It gives the minutes on foot and the mark on the map. Without one, the mark is in the middle of the suburb, and no minutes are shown.",
  toForm: (_facts, record) =>
    v.object({
      at: field("Latitude and longitude", optionalPoint, {
        hint: "For example -33.78, 151.29, or a link to a map that has them.",
        map: toMap(record),
      }),
    }),
  toValues: (record) => ({ at: toPositionWords(record) }),
  findErrors: ({ at }, _facts, record) => ({
    at: at !== undefined && !isPlausiblePosition(toSuburb(record), at) && tooFar(record),
  }),
  toRecord: ({ at }): ChangedFields => ({ lat: at?.lat ?? null, lng: at?.lng ?? null }),
  toWords: toPositionWords,
});

function toPositionWords(record: Fields) {
  return [toText(record, "lat"), toText(record, "lng")].filter(Boolean).join(", ");
}

/** The map around the home, or around its suburb if the home has no point yet. */
function toMap(record: Fields) {
  const suburb = places.find(({ name }) => name === toText(record, "suburb"));
  const [lat, lng] = [Number(record.lat), Number(record.lng)];
  const at = toPositionWords(record) ? { lat, lng } : suburb;
  return at && toAskedMap([{ lat: at.lat, lng: at.lng, label: toText(record, "address") }]);
}

function toSuburb(record: Fields) {
  const [address, suburb] = [toText(record, "address"), toText(record, "suburb")];
  const state = parseState(toText(record, "state"));
  return {
    suburb,
    ...toStateAndPostcode({ address, suburb, state, postcode: toText(record, "postcode") || undefined }),
  };
}

function tooFar(record: Fields) {
  return `This is too far from ${toText(record, "suburb")}: look whether each number is right, and the latitude first`;
}
