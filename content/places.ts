/**
 * The suburbs the agency works in, north to south: where a listing is drawn on the map and which postcode finds it.
 * Positions are of the village or the beach, not of an address.
 */
export const places = [
  { name: "Palm Beach", postcode: "2108", lat: -33.5975, lng: 151.3225 },
  { name: "Whale Beach", postcode: "2107", lat: -33.6115, lng: 151.3285 },
  { name: "Avalon", postcode: "2107", lat: -33.6355, lng: 151.3285 },
  { name: "Clareville", postcode: "2107", lat: -33.6345, lng: 151.3125 },
  { name: "Bilgola", postcode: "2107", lat: -33.6465, lng: 151.325 },
  { name: "Newport", postcode: "2106", lat: -33.6575, lng: 151.3195 },
  { name: "Mona Vale", postcode: "2103", lat: -33.6775, lng: 151.303 },
  { name: "Warriewood", postcode: "2102", lat: -33.689, lng: 151.299 },
  { name: "Narrabeen", postcode: "2101", lat: -33.713, lng: 151.297 },
  { name: "Collaroy", postcode: "2097", lat: -33.7325, lng: 151.2985 },
  { name: "Dee Why", postcode: "2099", lat: -33.7525, lng: 151.2905 },
  { name: "Cromer", postcode: "2099", lat: -33.7405, lng: 151.278 },
  { name: "Curl Curl", postcode: "2096", lat: -33.769, lng: 151.288 },
  { name: "Freshwater", postcode: "2096", lat: -33.7785, lng: 151.2855 },
  { name: "Brookvale", postcode: "2100", lat: -33.764, lng: 151.271 },
  { name: "Allambie Heights", postcode: "2100", lat: -33.7685, lng: 151.251 },
  { name: "Queenscliff", postcode: "2096", lat: -33.7855, lng: 151.2845 },
  { name: "Manly Vale", postcode: "2093", lat: -33.7845, lng: 151.264 },
  { name: "Balgowlah", postcode: "2093", lat: -33.794, lng: 151.262 },
  { name: "Seaforth", postcode: "2092", lat: -33.797, lng: 151.25 },
  { name: "Fairlight", postcode: "2094", lat: -33.794, lng: 151.274 },
  { name: "Manly", postcode: "2095", lat: -33.7975, lng: 151.285 },
] as const;

/** Where a rental stands whose suburb is none of these: between Narrabeen and Collaroy, the middle of the peninsula. */
export const centralPoint = { lat: -33.7225, lng: 151.298 } as const;

/** Where all of them are: a search says nothing by naming it ("Manly, NSW"). */
export const regionNames = ["NSW", "New South Wales", "Australia"] as const;
