import { type Module, officePage, route } from "#app/core/module.ts";
import type { Permission } from "#app/core/permission.ts";

const seeCampaigns: Permission = { office: "all", principal: "all" };

const KB = 1024;
/** A page and the rest of its form. */
const MOST_BYTES = 1024 * KB + 4 * KB;

/** Pages composed by marketers in Builder.io, at any address without a page of the site. */
export const campaigns: Module = {
  name: "campaigns",
  needs: ["agency", "document", "enquiries", "inspections", "listings", "office"],
  routes: [
    route("builder-preview", "campaigns/routes/builder-preview.tsx"),
    route("*", "campaigns/routes/built-page.tsx"),
  ],
  // The service's own limit for the size of a page.
  largeForms: [{ path: "/builder-preview", bytes: MOST_BYTES, words: "1 MB" }],
  officePages: [
    officePage("campaigns", "campaigns/routes/campaign-pages.tsx", { GET: { permission: seeCampaigns } }),
  ],
  officeLinks: [{ on: "marketing", label: "Campaigns", href: "/office/campaigns", permission: seeCampaigns }],
};
