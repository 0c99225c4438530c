/** Where the address is not shown, `address` is suburb, state and postcode. */
export type Addressed = { address: string; showsAddress?: boolean; suburb: string; postcode?: string };

const STATE = "NSW";

/** 14 Tern Lane: the address up to its suburb. */
export function toStreet({ address, suburb }: Addressed): string {
  const [street = address] = address.split(`, ${suburb}`);
  return street;
}

/** 14 Tern Lane, Freshwater NSW 2096 */
export function toFullAddress(listing: Addressed): string {
  if (listing.showsAddress === false) return listing.address;
  const end = [listing.suburb, STATE, listing.postcode].filter(Boolean).join(" ");
  return `${toStreet(listing)}, ${end}`;
}

export function toMapsUrl(listing: Addressed): string {
  const query = new URLSearchParams({ api: "1", query: toFullAddress(listing) });
  return `https://www.google.com/maps/search/?${query}`;
}
