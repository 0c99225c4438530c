import { type Module, officePage } from "#app/core/module.ts";
import { permissions } from "./permissions.ts";

const own = { permission: permissions.keepOwnAccount };
const people = { permission: permissions.managePeople, isSensitive: true } as const;

/** The office: signing in, Today, search, people and the log. Other modules add their pages. */
export const office: Module = {
  name: "office",
  needs: ["agency", "document", "enquiries", "listings", "pictures"],
  shared: [
    "access/office-cookie.server.ts",
    "access/require-person.server.ts",
    "first-answers.ts",
    "frame",
    "log/changed-part.ts",
    "log/office-log.server.ts",
    "people/agency-people.server.ts",
    "people/people-work.ts",
    "search/find-in-office.ts",
    "unless-away.server.ts",
    "uploads",
  ],
  officeFrame: "office/routes/office-frame.tsx",
  officePages: [
    officePage("", "office/routes/today.tsx", { GET: { permission: permissions.enterOffice } }),
    officePage("sign-in", "office/routes/access/sign-in.tsx", {
      GET: "open",
      "ask for link": "open",
      "use passkey": "open",
    }),
    officePage("sign-in/link", "office/routes/access/sign-in-link.tsx", { GET: "open", "use link": "open" }),
    officePage("sign-out", "office/routes/access/sign-out.ts", {
      GET: own,
      "sign out": own,
      "sign out everywhere": own,
    }),
    officePage("search", "office/routes/search.tsx", { GET: { permission: permissions.enterOffice } }),
    officePage("people", "office/routes/people/people.tsx", {
      GET: { permission: permissions.managePeople },
      invite: people,
    }),
    officePage("people/:id", "office/routes/people/person.tsx", {
      GET: { permission: permissions.managePeople },
      "change role": people,
      remove: people,
    }),
    officePage("log", "office/routes/people/log.tsx", { GET: { permission: permissions.readLog } }),
    officePage("account", "office/routes/access/account.tsx", {
      GET: own,
      "add passkey": { ...own, isSensitive: true },
      "remove passkey": own,
    }),
    officePage("*", "office/routes/not-found.tsx", { GET: { permission: permissions.enterOffice } }),
  ],
  personalPages: [{ under: "office" }],
  sentLinks: /^\/office\/sign-in\/link/i,
  logFields: { by: "with", passkey: "phone" },
  logWords: {
    "sign in": "signed in as",
    "add passkey": "added a phone of",
    "remove passkey": "removed a phone of",
    invite: "invited",
    "change role": "changed the role of",
    remove: "removed",
  },
};
