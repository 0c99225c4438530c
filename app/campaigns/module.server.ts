import type { ModuleServer } from "#app/core/module-server.ts";
import { openCampaigns } from "./open-campaigns.server.ts";

export const campaignsServer: ModuleServer<Record<never, never>> = {
  name: "campaigns",
  mails: {},
  open: openCampaigns,
};
