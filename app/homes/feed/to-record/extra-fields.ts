import { type Element, findChildren, getAttribute } from "../element.ts";

/** The fields that a software has besides REAXML: <eField name="latitude" value="-33.7"/>, or with its value as text. */
export function findExtraFields(listing: Element) {
  return findChildren(listing, "extraFields")
    .flatMap((extra) => extra.children)
    .map((field) => ({
      name: getAttribute(field, "name")?.trim() || field.name,
      text: field.text || getAttribute(field, "value")?.trim() || "",
    }));
}
