import { fonts } from "./fonts.ts";

/** For a Link header: what every document asks for first. */
export const fontLinks = fonts.map(
  (address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
);
