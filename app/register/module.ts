import { type Module, officePage } from "#app/core/module.ts";
import { permissions } from "#app/office/access/permissions.ts";

const homes = { permission: permissions.workOnHomes };
const judge = { permission: permissions.judgeHomes };

/** Homes as they are kept: what senders say of them, what the office edits, every version, and what is published of it. */
export const register: Module = {
  name: "register",
  isOptional: true,
  commands: ["demo"],
  shared: [
    "by-hand",
    "decide",
    "identity",
    "office",
    "pictures",
    "store",
    "register.ts",
    "relistings.server.ts",
    "revision.server.ts",
    "versions.server.ts",
  ],
  needs: ["agency", "document", "enquiries", "listings", "office"],
  uploadsUnder: ["/office/homes"],
  officeLinks: [{ on: "menu", isOfHomes: true, label: "Homes", href: "/office/homes", ...homes }],
  officePages: [
    officePage("homes", "register/routes/homes.tsx", {
      GET: homes,
      "take over": judge,
    }),
    officePage("homes/new", "register/routes/new-home.tsx", { GET: homes, start: homes }),
    officePage("homes/several", "register/routes/several.tsx", {
      GET: homes,
      "hide homes": homes,
      "publish homes": homes,
      "set open": homes,
    }),
    officePage("homes/:id", "register/routes/home.tsx", {
      GET: homes,
      publish: homes,
      discard: homes,
      "roll back": homes,
      "confirm words": homes,
      approve: judge,
      reject: judge,
    }),
    officePage("homes/:id/pictures", "register/routes/home-pictures.tsx", {
      GET: homes,
      upload: homes,
      arrange: homes,
      "take back": homes,
    }),
    officePage("homes/:id/contract", "register/routes/home-contract.tsx", {
      GET: homes,
      "upload contract": homes,
      "send contract": homes,
      "remove contract": homes,
      "upload statement": homes,
      "remove statement": homes,
    }),
    officePage("homes/:id/preview", "register/routes/home-preview.tsx", { GET: homes }),
    officePage("homes/:id/:part", "register/routes/home-part.tsx", {
      GET: homes,
      save: homes,
      "take back": homes,
    }),
  ],
};
