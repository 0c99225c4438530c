import type { ModuleServer } from "#app/module-server.ts";
import { openCampaigns } from "./open-campaigns.server.ts";

export const campaignsServer: ModuleServer = {
  name: "campaigns",
  open: openCampaigns,
};
