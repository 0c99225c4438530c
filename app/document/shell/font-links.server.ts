import { fonts } from "./fonts.ts";

/** For the Link header of every document. */
export const fontLinks = fonts.map(
  (address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
);
