import * as v from "valibot";
import { getPicture, placePictures } from "#app/agency/folder/pictures.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { requiredLine, requiredLines } from "#app/ui/form/text-rules.ts";

const pictures = placePictures.map((name) => ({
  value: getPicture(name).src,
  label: name.replaceAll("-", " "),
}));

const MOST_SUBJECT = 150;
const MOST_TEXT = 20_000;

export const issueForm = v.object({
  subject: field("Subject", requiredLine("Write a subject", MOST_SUBJECT, "Shorten the subject")),
  body: field("Text", requiredLines("Write the text", MOST_TEXT, "Shorten the text"), {
    kind: "lines",
    rows: 18,
    hint: `A line with nothing but a home’s id, such as S014, becomes the home. A link is [words](/journal), a picture ![what it shows](${pictures[0]?.value ?? "/pictures/name.jpg"}).`,
    writing: pictures,
  }),
});
