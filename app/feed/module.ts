import { type Module, officePage } from "#app/core/module.ts";
import { judgeHomes } from "#app/register/permissions.ts";

const judge = { permission: judgeHomes };

/** Homes that the agency's software sends in files of REAXML, with their pictures. */
export const feed: Module = {
  name: "feed",
  shared: ["format.ts", "importing/text-file.server.ts"],
  needs: ["agency", "listings", "office", "office-homes", "register"],
  officePages: [
    officePage("feed", "feed/routes/held-files.tsx", {
      GET: judge,
      "approve file": judge,
      "reject file": judge,
    }),
  ],
  doneWords: {
    "approve file": "The file is approved. Its homes change on the site within a minute.",
    "reject file": "The file is rejected. Nothing on the site changes.",
  },
};
