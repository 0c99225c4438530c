import { type Module, officePage } from "#app/core/module.ts";
import { editTexts, withdrawTexts } from "./permissions.ts";

const edit = { permission: editTexts };
const withdraw = { permission: withdrawTexts };

/** Editing the site's texts in the office. */
export const officeTexts: Module = {
  name: "office-texts",
  needs: ["agency", "document", "enquiries", "listings", "office", "values"],
  uploadsUnder: ["/office/texts"],
  officePages: [
    officePage("texts", "office-texts/routes/texts.tsx", { GET: edit }),
    officePage("texts/:kind/:key", "office-texts/routes/text.tsx", {
      GET: edit,
      "save draft": edit,
      publish: edit,
      "publish again": edit,
      "discard draft": edit,
      withdraw,
      "take back": withdraw,
      leave: withdraw,
    }),
    officePage("texts/:kind/:key/picture", "office-texts/routes/text-picture.tsx", {
      GET: edit,
      "add picture": edit,
      "remove picture": edit,
    }),
    officePage("texts/:kind/:key/preview", "office-texts/routes/text-preview.ts", { GET: edit }),
  ],
  officeLinks: [{ on: "menu", label: "Texts", href: "/office/texts", ...edit }],
  doneWords: {
    "save draft": "The draft is kept. Visitors do not see it.",
    "publish again": { done: "The earlier version is published", what: "it" },
    "discard draft": "The draft is thrown away.",
    withdraw: "It is taken off. An earlier version can be published again.",
    leave: "They are off the team. Their homes and enquiries go to the person who takes over.",
    "add picture": "The picture is kept.",
    "remove picture": "The picture is removed.",
  },
  logFields: { fields: "changed" },
  logWords: {
    "publish:": "published the {}",
    "publish again:": "published an earlier version of the {}",
    "save draft:": "kept a draft of the {}",
    "discard draft:": "threw away the draft of the {}",
    "withdraw:": "took off the {}",
    "leave:": "took off the team the {}",
    "add picture:": "added a picture to the {}",
    "remove picture:": "removed a picture from the {}",
  },
};
