import type { Provider } from "#app/homes/feed/provider.ts";

/** The software that sends our homes where FEED_DIR is set (docs/feed.md). The sample's is invented. */
export const providers: readonly Provider[] = [
  {
    name: "coastline",
    agentIds: ["HEADLD"],
    pictureOrigins: ["https://*.coastline-crm.example"],
    silenceHours: 36,
  },
];
