import { type Module, officePage, route } from "#app/core/module.ts";
import { workOnHomes } from "#app/register/permissions.ts";

const homes = { permission: workOnHomes };

/** A private page and a weekly report for owners about the sale or letting of their home. */
export const owners: Module = {
  name: "owners",
  needs: ["agency", "document", "enquiries", "listings", "office", "office-homes", "register"],
  routes: [route("owner/:token", "owners/routes/owner.tsx")],
  officePages: [
    officePage("homes/:id/owners", "owners/routes/home-owners.tsx", {
      GET: homes,
      "make link": homes,
      "new link": homes,
      "end link": homes,
    }),
    officePage("reports", "owners/routes/reports.tsx", { GET: homes }),
    officePage("reports/:id", "owners/routes/report.tsx", {
      GET: homes,
      "keep report": homes,
      "send report": homes,
      "resend report": homes,
    }),
    officePage("reports/:id/page", "owners/routes/report-preview.tsx", { GET: homes }),
  ],
  personalPages: [{ under: "owner", hasTokens: true, sendsNoReferrer: true }],
  sentLinks: /^\/owner\//i,
  doneWords: {
    "make link": "The link was made before. Make a new one if it is lost.",
    "new link": "The link is made. Earlier links no longer work.",
    "keep report": "Your words are saved. Nothing has been sent yet.",
    "send report": "The report is on its way. Its figures are kept with it.",
    "resend report": "The report is on its way again.",
    "end link": "The page is ended. Its link no longer works.",
  },
  logWords: {
    "make link": "made the owner’s link of",
    "new link": "made a new owner’s link of",
    "end link": "ended the owner’s link of",
    "keep report": "kept the report of",
    "send report": "sent the report of",
    "resend report": "sent again the report of",
  },
};
