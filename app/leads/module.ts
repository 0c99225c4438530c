import { type Module, officePage } from "#app/core/module.ts";
import { startDestinations } from "./office/permission.ts";

/** Sends enquiries to the agency's other software, such as a CRM (docs/leads.md). */
export const leads: Module = {
  name: "leads",
  needs: ["agency", "enquiries", "office"],
  officePages: [
    officePage("destinations", "leads/routes/stopped-destination.tsx", {
      GET: { permission: startDestinations },
      "try destination": { permission: startDestinations },
    }),
  ],
  doneWords: {
    "try destination": "What waits for it is tried now. If it refuses again, it is listed here again.",
  },
  logWords: {
    "try destination": "tried again",
  },
};
