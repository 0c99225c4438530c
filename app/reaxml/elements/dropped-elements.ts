/** Elements that readers ignore, because only portals, software or the law use them, with the reason. */
const reasons: readonly (readonly [paths: string, reason: string])[] = [
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
];

export const DROPPED = "dropped, and why";

export const droppedElements = reasons.flatMap(([paths, becomes]) =>
  paths.split(" ").map((path) => ({ path, becomes, where: DROPPED })),
);
