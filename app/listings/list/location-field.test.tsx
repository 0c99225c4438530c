import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locationFilter } from "../search/filters.ts";
import { LocationInput } from "./location-field.tsx";

test("takes no more than a search keeps, so that no words are cut unseen", () => {
  const [, most] = /maxLength="(\d+)"/.exec(renderToStaticMarkup(<LocationInput id="location" />)) ?? [];
  expect(locationFilter.parse("x".repeat(Number(most) + 1), [])).toHaveLength(Number(most));
});
