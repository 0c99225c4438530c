import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toPicture } from "#app/agency/folder/pictures.ts";
import { PlacePicture } from "./place-picture.tsx";

test("labels the painted picture of a place, but not an uploaded one", () => {
  const uploaded = toPicture("https://example.com/beach.jpg", "A beach");
  const markup = [
    <PlacePicture key="ours" place="hero-noon" sizes="100vw" />,
    <PlacePicture key="theirs" place={uploaded} sizes="100vw" />,
  ].map((each) => renderToStaticMarkup(each));
  expect(markup.map((each) => each.includes("Artist’s impression"))).toEqual([true, false]);
});
