import * as v from "valibot";
import { words } from "#app/agency/texts/kinds/fields.ts";

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** pictures.json: the pictures of public/pictures by name, as `npm run pictures` writes it. */
export const picturesSchema = v.record(
  v.string(),
  v.object({
    width: pixels,
    height: pixels,
    /** Shown until the picture arrives, as #8aa1ad. */
    colour: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, "A colour such as #8aa1ad is expected")),
    /** In which it is there, in pixels. */
    widths: v.array(pixels),
    alt: words,
  }),
);
