import { type Module, officePage } from "#app/core/module.ts";
import type { Permission } from "#app/core/permission.ts";

const seeVisitors: Permission = { agent: "own", office: "all", principal: "all" };
const joinVisitors: Permission = { office: "all", principal: "all" };
const eraseVisitors: Permission = { principal: "all" };

/** A page with everything about one visitor. */
export const officeVisitors: Module = {
  name: "office-visitors",
  needs: ["enquiries", "office", "office-enquiries"],
  officePages: [
    officePage("visitor", "office-visitors/routes/visitor.tsx", {
      GET: { permission: seeVisitors },
      "join visitors": { permission: joinVisitors },
      "part visitors": { permission: joinVisitors },
      "erase visitor": { permission: eraseVisitors, isSensitive: true },
    }),
  ],
  doneWords: {
    "join visitors": "They are one person from now on.",
    "part visitors": "They are two people again.",
    "erase visitor":
      "Everything of this person is erased here. Your own software, mailboxes and backups may still hold them: erase them there, too.",
  },
  logWords: {
    "erase visitor": "erased everything of",
    "join visitors": "joined",
    "part visitors": "parted",
  },
};
