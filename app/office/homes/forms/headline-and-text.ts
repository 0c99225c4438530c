import type { PartForm } from "./part-form.ts";
import { getLine, getLines, toText } from "./typed.ts";

const LONGEST_HEADLINE = 120;
const LONGEST_TEXT = 10_000;

export const headlineForm: PartForm = {
  label: "Headline",
  toFields: (record) => [
    { name: "title", label: "Headline", kind: "line", defaultValue: toText(record, "title") },
  ],
  read(typed) {
    const title = getLine(typed, "title");
    if (!title) return { errors: { title: "Write a headline" } };
    if (title.length > LONGEST_HEADLINE)
      return { errors: { title: `Write at most ${LONGEST_HEADLINE} characters` } };
    return { value: { title } };
  },
  toWords: (record) => toText(record, "title"),
};

export const textForm: PartForm = {
  label: "Text",
  toFields: (record) => [
    {
      name: "description",
      label: "Text",
      kind: "lines",
      hint: "An empty line begins a paragraph.",
      defaultValue: toText(record, "description"),
    },
  ],
  read(typed) {
    const description = getLines(typed, "description");
    if (!description) return { errors: { description: "Write the text" } };
    if (description.length > LONGEST_TEXT)
      return { errors: { description: "Write at most 10,000 characters" } };
    return { value: { description } };
  },
  toWords: (record) => toText(record, "description"),
};
