import { type Module, officePage, route } from "#app/core/module.ts";
import {
  answerEnquiries,
  assignEnquiries,
  compareSources,
  eraseEnquiries,
  exportEnquiries,
  judgeSpam,
  seeEnquiries,
} from "./permissions.ts";

const see = { permission: seeEnquiries };
const answer = { permission: answerEnquiries };
const spam = { permission: judgeSpam };
const compare = { permission: compareSources };
const exportAll = { permission: exportEnquiries };

/** Enquiries in the office: answering, assigning, counting and exporting them. */
export const officeEnquiries: Module = {
  name: "office-enquiries",
  shared: ["contracts", "enquiry-line.ts", "enquiry-lines.tsx", "handling", "stored-enquiry.server.ts"],
  needs: ["agency", "document", "enquiries", "listings", "office"],
  routes: [
    route("contract/:token", "office-enquiries/routes/contract.tsx"),
    route("contract/:token/file", "office-enquiries/routes/contract-file.ts"),
  ],
  personalPages: [{ under: "contract" }],
  officePages: [
    officePage("enquiries", "office-enquiries/routes/enquiry-list.tsx", {
      GET: see,
      "mark answered": answer,
      reopen: answer,
      spam,
      "not spam": spam,
    }),
    officePage("enquiries/:reference", "office-enquiries/routes/one-enquiry.tsx", {
      GET: see,
      take: answer,
      answer,
      note: answer,
      "mark answered": answer,
      "give back": answer,
      reopen: answer,
      "send again": answer,
      "end contract": answer,
      assign: { permission: assignEnquiries },
      spam,
      "not spam": spam,
      erase: { permission: eraseEnquiries, isSensitive: true },
    }),
    officePage("sources", "office-enquiries/routes/sources.tsx", { GET: compare }),
    officePage("sources.csv", "office-enquiries/routes/sources-csv.ts", { GET: compare }),
    officePage("export", "office-enquiries/routes/export.tsx", {
      GET: exportAll,
      export: { ...exportAll, isSensitive: true },
    }),
    officePage("export.csv", "office-enquiries/routes/export-csv.ts", {
      GET: { ...exportAll, isSensitive: true },
    }),
  ],
  officeLinks: [
    { on: "menu", label: "Enquiries", icon: "mail", href: "/office/enquiries", ...see },
    { on: "search", label: "Where enquiries come from", href: "/office/sources", ...compare },
    { on: "search", label: "Export every enquiry", href: "/office/export", ...exportAll },
  ],
  doneWords: {
    take: "You have taken it. Others see that you answer it.",
    answer: "Your answer is on its way by mail.",
    "answer before": "Your answer is on its way by mail. This is the next enquiry.",
    note: "Your note is kept. The visitor never sees it.",
    "mark answered": "Marked as answered.",
    "give back": "It waits for somebody to take it.",
    reopen: "Waiting for an answer again.",
    "send again": "Its mails to us are sent again.",
    assign: "It is handed over.",
    spam: "Held as spam. Mails that have not gone out stay here.",
    "not spam": "Not spam any more. Mails that were held are on their way.",
    erase: "It is erased for good.",
    "end contract": "The link is ended and no longer works.",
  },
  logFields: { assignee: "now with" },
  logWords: {
    take: "took",
    answer: "answered",
    note: "left a note on",
    "mark answered": "marked as answered",
    "give back": "gave back",
    reopen: "opened again",
    "send again": "sent us again the mails of",
    assign: "handed over",
    spam: "held as spam",
    "not spam": "let through",
    erase: "erased",
    "end contract": "ended the link to the contract of",
    export: "exported",
  },
};
