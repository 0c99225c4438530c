import { type Module, officePage, route } from "#app/core/module.ts";
import type { Permission } from "#app/core/permission.ts";

const seeCampaigns: Permission = { office: "all", principal: "all" };

const KB = 1024;
/** With the form around the page. */
const MOST_BYTES = 1024 * KB + 4 * KB;

/** Pages that marketers compose in Builder.io, at any address that the site has no page at. */
export const campaigns: Module = {
  name: "campaigns",
  needs: ["agency", "document", "enquiries", "inspections", "listings", "office"],
  routes: [
    route("builder-preview", "campaigns/routes/builder-preview.tsx"),
    route("*", "campaigns/routes/built-page.tsx"),
  ],
  // The size of a page that the editor can hold; the service sends no larger one either.
  largeForms: [{ path: "/builder-preview", bytes: MOST_BYTES, words: "1 MB" }],
  officePages: [
    officePage("campaigns", "campaigns/routes/campaign-pages.tsx", { GET: { permission: seeCampaigns } }),
  ],
  officeLinks: [{ on: "marketing", label: "Campaigns", href: "/office/campaigns", permission: seeCampaigns }],
};
