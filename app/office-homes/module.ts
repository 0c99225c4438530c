import { type Module, officePage } from "#app/core/module.ts";
import { judgeHomes, workOnHomes } from "#app/register/permissions.ts";

const homes = { permission: workOnHomes };
const judge = { permission: judgeHomes };

/** Homes as the office works on them: begun, edited, published, hidden, with their pictures and papers. */
export const officeHomes: Module = {
  name: "office-homes",
  shared: ["forms/inspections-form.ts", "home-desk.ts", "home-slots.ts", "homes-questions-part.tsx"],
  needs: ["agency", "document", "enquiries", "listings", "office", "register"],
  doneWords: {
    "take over": "The homes of the site are here now. Visitors see no difference.",
    "hide homes": "Hidden: off the site within seconds. “Publish” brings back what is hidden.",
    "publish homes": "Published: on the site within seconds.",
    "set open": "The open home is set. Visitors see it within seconds.",
    start: "The draft is begun. Visitors do not see it before it is published.",
    "roll back": { done: "The earlier version is published", what: "it" },
    "confirm words": "It is right, you said. It is not asked again.",
    approve: { done: "It is approved", what: "it" },
    reject: "It is rejected. What is published stays.",
    upload: { done: "Your pictures are here", what: "them" },
    arrange: { done: "The pictures are saved", what: "them" },
    "upload contract": "The contract is here. Everybody who asks for it gets a link by mail.",
    "upload statement": "The statement of information is on the home’s page.",
    "remove statement": "The statement of information is off.",
    "send contract": "The link is on its way to those who asked before.",
    "remove contract": "The contract is off. Links to it no longer work.",
  },
  uploadsUnder: ["/office/homes"],
  officeLinks: [{ on: "menu", label: "Homes", href: "/office/homes", ...homes }],
  officePages: [
    officePage("homes", "office-homes/routes/homes.tsx", {
      GET: homes,
      "take over": judge,
    }),
    officePage("homes/new", "office-homes/routes/new-home.tsx", { GET: homes, start: homes }),
    officePage("homes/several", "office-homes/routes/several.tsx", {
      GET: homes,
      "hide homes": homes,
      "publish homes": homes,
      "set open": homes,
    }),
    officePage("homes/:id", "office-homes/routes/home.tsx", {
      GET: homes,
      save: homes,
      "take back": homes,
      publish: homes,
      discard: homes,
      "roll back": homes,
      "confirm words": homes,
      approve: judge,
      reject: judge,
    }),
    officePage("homes/:id/pictures", "office-homes/routes/home-pictures.tsx", {
      GET: homes,
      upload: homes,
      arrange: homes,
      "take back": homes,
    }),
    officePage("homes/:id/contract", "office-homes/routes/home-contract.tsx", {
      GET: homes,
      "upload contract": homes,
      "send contract": homes,
      "remove contract": homes,
      "upload statement": homes,
      "remove statement": homes,
    }),
    officePage("homes/:id/preview", "office-homes/routes/home-preview.tsx", { GET: homes }),
  ],
};
