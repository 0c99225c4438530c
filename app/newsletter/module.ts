import { type Module, officePage, route } from "#app/core/module.ts";
import { sendNewsletters } from "./permissions.ts";

const requirement = { permission: sendNewsletters };

/** The newsletter: its subscribers, and the issues that the office sends. */
export const newsletter: Module = {
  name: "newsletter",
  needs: ["agency", "document", "enquiries", "listings", "office", "values"],
  routes: [
    route("newsletter", "newsletter/routes/newsletter.tsx"),
    route("newsletter/confirm", "newsletter/routes/newsletter-link.tsx", { id: "newsletter-confirm" }),
    route("newsletter/leave", "newsletter/routes/newsletter-link.tsx", { id: "newsletter-leave" }),
  ],
  officePages: [
    officePage("newsletter", "newsletter/routes/issues.tsx", { GET: requirement }),
    officePage("newsletter/:id", "newsletter/routes/issue.tsx", {
      GET: requirement,
      "save draft": requirement,
      "discard draft": requirement,
      "test issue": requirement,
      "ask to send": requirement,
      "send issue": requirement,
      "pause issue": requirement,
      "go on": requirement,
    }),
    officePage("newsletter/:id/preview", "newsletter/routes/issue-preview.ts", { GET: requirement }),
  ],
  officeLinks: [
    {
      on: "marketing",
      label: "Newsletter",
      href: "/office/newsletter",
      permission: sendNewsletters,
    },
  ],
  sentLinks: /^\/newsletter\/(?:confirm|leave)/i,
  doneWords: {
    "test issue": "It is kept, and a test is on its way to your address.",
    "ask to send": "It is kept. Nothing is sent yet.",
    "send issue": "It is on its way.",
    "pause issue": "It is paused. Nothing more is sent until you go on.",
    "go on": "Sending goes on.",
  },
  logWords: {
    "ask to send": "asked to send the issue",
    "send issue": "sent the issue",
    "pause issue": "paused the issue",
    "go on": "went on with the issue",
  },
};
