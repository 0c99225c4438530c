import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locationFilter } from "../search/filters.ts";
import { LocationInput } from "./location-field.tsx";

test("the field's limit is that of a search, so that no text is cut off unnoticed", () => {
  const [, most] = /maxLength="(\d+)"/.exec(renderToStaticMarkup(<LocationInput id="location" />)) ?? [];
  expect(locationFilter.parse("x".repeat(Number(most) + 1), [])).toHaveLength(Number(most));
});
