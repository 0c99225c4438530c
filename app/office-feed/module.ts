import { type Module, officePage } from "#app/core/module.ts";
import { judgeHomes } from "#app/register/permissions.ts";

const judge = { permission: judgeHomes };

/** Lets the office decide about files that the feed holds. */
export const officeFeed: Module = {
  name: "office-feed",
  needs: ["feed", "office", "office-homes", "register"],
  officePages: [
    officePage("feed", "office-feed/routes/held-files.tsx", {
      GET: judge,
      "approve file": judge,
      "reject file": judge,
    }),
  ],
  doneWords: {
    "approve file": "The file is approved. Its homes change on the site within a minute.",
    "reject file": "The file is rejected. Nothing on the site changes.",
  },
  logWords: {
    "approve file": "approved the file",
    "reject file": "rejected the file",
  },
};
