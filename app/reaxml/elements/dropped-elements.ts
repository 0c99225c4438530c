/** Elements that readers ignore, because only portals, software or the law use them, with the reason. */
const reasons: readonly (readonly [paths: string, reason: string])[] = [
  ["vendorDetails/**", "about the owner, never kept"],
  ["idealFor/**", "says whom a home is for, which the law restricts"],
  ["marketing/** purchaseOrder/** project/**", "for software and portals only"],
  ["streetDirectory/** address@streetview exclusivity/**", "not used here"],
  ["landCategory@name landCategory", "the site knows one type of land"],
  ["price@tax price@plusSAV", "prices are shown as they are sent"],
  ["rent@display", "a rent is always shown"],
  [
    "listingAgent@displayAgentProfile listingAgent/agentID listingAgent/email@receiveCampaignReport",
    "for portals only",
  ],
  [
    "listingAgent/twitterURL listingAgent/facebookURL listingAgent/linkedInURL listingAgent/media/**",
    "the team’s pages have their own",
  ],
  [
    "buildingDetails/area@of media/attachment@id media/attachment@contentType media/attachment@title",
    "not used here",
  ],
  ["objects/img@format objects/floorplan@format objects/document@format", "the file itself shows it"],
];

export const DROPPED = "dropped, and why";

export const droppedElements = reasons.flatMap(([paths, becomes]) =>
  paths.split(" ").map((path) => ({ path, becomes, where: DROPPED })),
);
