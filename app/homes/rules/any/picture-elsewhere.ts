import type { AnyRule } from "../rule.ts";

/** Pictures of the same address are taken for the same picture; one of the suburb may stand with several homes. */
export const pictureElsewhere: AnyRule = {
  code: "picture-elsewhere",
  instead: "Show each home’s own pictures, or label the picture location",
  test: ({ pictures, hasPictures }, { findElsewhere }) =>
    pictures.flatMap(({ src, label }, index) => {
      const isOfHome = hasPictures && label !== "location" && label !== "computer-made";
      const elsewhere = isOfHome && findElsewhere(src);
      return elsewhere ? [{ field: `pictures.${index}`, words: `${src} also shows ${elsewhere}` }] : [];
    }),
};
