import { type Module, officePage } from "#app/core/module.ts";
import { permissions } from "./access/permissions.ts";

const own = { permission: permissions.keepOwnAccount };
const people = { permission: permissions.managePeople, isSensitive: true } as const;
const spam = { permission: permissions.judgeSpam };
const homes = { permission: permissions.workOnHomes };
const judge = { permission: permissions.judgeHomes };
const edit = { permission: permissions.editTexts };
const answer = { permission: permissions.answerEnquiries };

/** The office: where the people of the agency work. */
export const office: Module = {
  name: "office",
  needs: [],
  officePages: [
    officePage("", "routes/office/today.tsx", {
      GET: { permission: permissions.enterOffice },
      "try destination": { permission: permissions.startDestinations },
    }),
    officePage("sign-in", "routes/office/access/sign-in.tsx", {
      GET: "open",
      "ask for link": "open",
      "use passkey": "open",
    }),
    officePage("sign-in/link", "routes/office/access/sign-in-link.tsx", { GET: "open", "use link": "open" }),
    officePage("sign-out", "routes/office/access/sign-out.ts", {
      "sign out": own,
      "sign out everywhere": own,
    }),
    officePage("enquiries", "routes/office/enquiries/enquiries.tsx", {
      GET: { permission: permissions.seeEnquiries },
    }),
    officePage("enquiries/:reference", "routes/office/enquiries/enquiry.tsx", {
      GET: { permission: permissions.seeEnquiries },
      take: answer,
      answer,
      note: answer,
      "mark answered": answer,
      "send again": answer,
      "end contract": answer,
      assign: { permission: permissions.assignEnquiries },
      spam,
      "not spam": spam,
      erase: { permission: permissions.eraseEnquiries, isSensitive: true },
    }),
    officePage("sources", "routes/office/enquiries/sources.tsx", {
      GET: { permission: permissions.compareSources },
    }),
    officePage("sources.csv", "routes/office/enquiries/sources-csv.ts", {
      GET: { permission: permissions.compareSources },
    }),
    officePage("export", "routes/office/enquiries/export.ts", {
      export: { permission: permissions.exportEnquiries, isSensitive: true },
    }),
    officePage("homes", "routes/office/homes/homes.tsx", {
      GET: homes,
      "take over": judge,
      "approve file": judge,
      "reject file": judge,
    }),
    officePage("homes/new", "routes/office/homes/new-home.tsx", { GET: homes, start: homes }),
    officePage("homes/several", "routes/office/homes/several.tsx", {
      GET: homes,
      "hide homes": homes,
      "publish homes": homes,
      "set open": homes,
    }),
    officePage("homes/:id", "routes/office/homes/home.tsx", {
      GET: homes,
      publish: homes,
      discard: homes,
      "roll back": homes,
      "confirm words": homes,
      approve: judge,
      reject: judge,
    }),
    officePage("homes/:id/pictures", "routes/office/homes/home-pictures.tsx", {
      GET: homes,
      upload: homes,
      arrange: homes,
      "take back": homes,
    }),
    officePage("homes/:id/contract", "routes/office/homes/home-contract.tsx", {
      GET: homes,
      "upload contract": homes,
      "send contract": homes,
      "remove contract": homes,
      "upload statement": homes,
      "remove statement": homes,
    }),
    officePage("homes/:id/preview", "routes/office/homes/home-preview.tsx", { GET: homes }),
    officePage("homes/:id/:part", "routes/office/homes/home-part.tsx", {
      GET: homes,
      save: homes,
      "take back": homes,
    }),
    officePage("open-homes", "routes/office/open-homes/open-homes.tsx", { GET: homes }),
    officePage("open-homes/:id/:time", "routes/office/open-homes/open-home.tsx", {
      GET: homes,
      move: homes,
      cancel: homes,
      write: homes,
      came: homes,
      "walk in": homes,
      say: homes,
      "open door": homes,
      "end code": homes,
      join: homes,
      thank: homes,
      miss: homes,
    }),
    officePage("texts", "routes/office/texts/texts.tsx", { GET: edit }),
    officePage("texts/:kind/:key", "routes/office/texts/text.tsx", {
      GET: edit,
      "save draft": edit,
      publish: edit,
      "publish again": edit,
      "discard draft": edit,
      withdraw: { permission: permissions.withdrawTexts },
      "take back": { permission: permissions.withdrawTexts },
      leave: { permission: permissions.withdrawTexts },
    }),
    officePage("texts/:kind/:key/picture", "routes/office/texts/text-picture.tsx", {
      GET: edit,
      "add picture": edit,
      "remove picture": edit,
    }),
    officePage("texts/:kind/:key/preview", "routes/office/texts/text-preview.ts", { GET: edit }),
    officePage("campaigns", "routes/office/texts/campaign-pages.tsx", {
      GET: { permission: permissions.compareSources },
    }),
    officePage("people", "routes/office/people/people.tsx", {
      GET: { permission: permissions.managePeople },
      invite: people,
    }),
    officePage("people/:id", "routes/office/people/person.tsx", {
      GET: { permission: permissions.managePeople },
      "change role": people,
      remove: people,
    }),
    officePage("log", "routes/office/people/log.tsx", { GET: { permission: permissions.readLog } }),
    officePage("account", "routes/office/access/account.tsx", {
      GET: own,
      "add passkey": { ...own, isSensitive: true },
      "remove passkey": own,
    }),
  ],
};
