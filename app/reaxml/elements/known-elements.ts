import { homeFacts } from "#app/homes/record/facts/home-facts.ts";

/** Shown to visitors; kept because something follows from it; or dropped. */
type Use = "shown" | "kept" | "dropped";

/**
 * An element of REAXML, "price/range/min", or an attribute of one, "rent@period". "/*" is every element within, "/**"
 * whatever stands in it. `becomes` is the field of the record (docs/listings-files.md), or what follows from it.
 */
export type KnownElement = {
  path: string;
  becomes: string;
  use: Use;
  where: string;
  /** The only list whose homes show it. */
  of?: "sale" | "rental";
};

/** Whatever the reader knows besides the facts of a home. */
const others: readonly KnownElement[] = [
  ...known("kept", "for the register", [
    ["agentID", "whose home it is"],
    ["uniqueID", "id"],
    ["@modTime", "the order of messages"],
  ]),
  ...known("shown", "lists and the head of the page", [
    ["@status", "status"],
    ["category@name category residentialCategory", "type"],
    ["headline", "title"],
    ["description", "description"],
    ["features/bedrooms", "beds, bedrooms"],
    ["features/bathrooms", "baths, bathrooms"],
    ["features/carspaces", "parking"],
    ["landDetails/area landDetails/area@unit features/landArea features/landArea@unit", "land_size_sqm"],
    ["buildingDetails/area buildingDetails/area@unit", "home_size_sqm, property_info"],
  ]),
  ...known("shown", "lists and the head of the page", [["underOffer@value", "status"]], "sale"),
  ...known("shown", "lists and the head of the page", [["depositTaken@value", "status"]], "rental"),
  ...known(
    "shown",
    "the price line",
    [
      ["rent rent@period", "weekly_rent_aud"],
      ["bond", "bond_aud"],
    ],
    "rental",
  ),
  ...known(
    "shown",
    "the price line",
    [
      ["price price/range/min", "price_aud"],
      ["price/range/max", "price_to"],
      ["price@display", "price_display"],
      ["priceView", "price_text of a home for sale"],
      ["authority@value authority commercialAuthority@value commercialAuthority", "method"],
      ["auction@date auction", "auction, or closes under another method"],
      ["setSale@date setSale tender@date tender", "closes"],
      ["expressionsOfInterest@date expressionsOfInterest eoi@date eoi", "closes"],
      ["auctionOutcome/auctionResult@type auctionOutcome@type", "auction_result"],
      ["auctionOutcome/auctionMaxBid@value auctionOutcome/auctionMaxBid", "auction_result"],
      ["auctionOutcome/auctionDate", "auction_result"],
      ["soldDetails/soldPrice soldDetails/price", "sold"],
      ["soldDetails/soldPrice@display soldDetails/price@display", "sold"],
      ["soldDetails/soldDate soldDetails/date", "sold"],
    ],
    "sale",
  ),
  ...known("shown", "the address and the map", [
    ["address/subNumber address/streetNumber address/street address/suburb", "address"],
    ["address@display address/suburb@display", "address_display"],
    ["address/state address/region address/suburb@state", "state"],
    ["address/postcode", "postcode"],
    [
      "address/latitude address/lat Geocode/latitude Geocode/lat feedsyncGeocode/latitude feedsyncGeocode/lat",
      "lat",
    ],
    [
      "address/longitude address/lng Geocode/longitude Geocode/lng feedsyncGeocode/longitude feedsyncGeocode/lng",
      "lng",
    ],
  ]),
  ...known("kept", "for the register", [["address/country", "whether it is here"]]),
  ...known("shown", "features", [
    ["features/otherFeatures", "facts, also"],
    ["landDetails/frontage@unit landDetails/depth@unit", "facts, in metres alone"],
    ["features/* allowances/* ecoFriendly/* views/*", "also"],
    ["allowances/petFriendly", "pets of a rental, else also"],
    ["allowances/furnished", "furnished of a rental, else also"],
    [
      "extraFields/eField extraFields/eField@name extraFields/eField@value",
      "the fact of that name, lat, lng",
    ],
  ]),
  ...known(
    "shown",
    "costs",
    [["councilRates waterRates bodyCorp", "property_info, or facts without a period"]],
    "sale",
  ),
  ...known("shown", "costs", [["dateAvailable", "available"]], "rental"),
  ...known("shown", "inspections", [["inspectionTimes/inspection", "inspections"]]),
  ...known("shown", "Contact Agent", [
    ["listingAgent/name", "agent, agents"],
    ["listingAgent/telephone listingAgent/telephone@type", "agent, agents"],
    ["listingAgent/email listingAgent/uniqueListingAgentID", "agent, agents, where enquiries go"],
    ["listingAgent@id", "agent, agents, in this order"],
  ]),
  ...known("shown", "pictures, documents and tours", [
    ["objects/img@id objects/img@url objects/img@modTime objects/img@title", "pictures"],
    ["objects/floorplan objects/floorplan@id objects/floorplan@url objects/floorplan@modTime", "floorplans"],
    ["objects/document objects/document@id objects/document@url objects/document@title", "documents"],
    ["media/attachment@usage media/attachment@url", "documents"],
    ["videoLink@href videoLink", "video"],
    ["externalLink@href externalLink", "tour, links"],
    ["miniweb/uri miniweb/uri@href availabilityLink availabilityLink@href", "links"],
  ]),
  ...known("dropped", "", [
    ["vendorDetails/**", "of the owner: never kept"],
    ["idealFor/**", "says for whom a home is, which the law watches"],
    ["marketing/** purchaseOrder/** project/**", "between software and portals"],
    ["streetDirectory/** address@streetview exclusivity/**", "of no use here"],
    ["landCategory@name landCategory", "land is land"],
    ["price@tax price@plusSAV", "prices are as printed"],
    ["rent@display", "a rent is always printed"],
    [
      "listingAgent@displayAgentProfile listingAgent/agentID listingAgent/email@receiveCampaignReport",
      "of portals",
    ],
    [
      "listingAgent/twitterURL listingAgent/facebookURL listingAgent/linkedInURL listingAgent/media/**",
      "the team has its own",
    ],
    [
      "buildingDetails/area@of media/attachment@id media/attachment@contentType media/attachment@title",
      "of no use here",
    ],
    ["objects/img@format objects/floorplan@format objects/document@format", "seen by their bytes"],
  ]),
];

/** Every element that the reader knows. */
export const knownElements: readonly KnownElement[] = [
  ...others,
  ...homeFacts.flatMap(({ key, group, reaxml }) =>
    reaxml.map((path): KnownElement => ({ path, becomes: `facts.${key}`, use: "shown", where: group })),
  ),
];

function known(
  use: Use,
  where: string,
  rows: readonly (readonly [paths: string, becomes: string])[],
  of?: KnownElement["of"],
) {
  return rows.flatMap(([paths, becomes]) =>
    paths.split(" ").map((path): KnownElement => ({ path, becomes, use, where, of })),
  );
}
