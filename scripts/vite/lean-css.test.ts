import { expect, test } from "vitest";
import { toLeanCss } from "./lean-css.ts";

/** As Tailwind builds it: registrations, the rule for every element, utilities. */
function build(properties: string, utilities: string) {
  const registrations = properties
    .split(";")
    .map((property) => `@property ${property.split(":")[0]}{syntax:"*";inherits:false}`);
  const fallback = `@layer properties{@supports (not (color:rgb(from red r g b))){*,:before,:after,::backdrop{${properties}}}}`;
  return `${fallback}${utilities}${registrations.join("")}`;
}

function inEveryElement(css: string) {
  return /::backdrop\{([^}]*)\}/.exec(css)?.[1];
}

test("a property that utilities set stays, for every element and in what reads it", () => {
  const utilities =
    ".a{--tw-leading:1.2;line-height:1.2}.b{line-height:var(--tw-leading,1.5)}.c{--tw-shadow:0 0 red}.d{box-shadow:0 0 blue, var(--tw-shadow)}";
  const lean = toLeanCss(build("--tw-leading:initial;--tw-shadow:0 0 #0000", utilities));
  expect(inEveryElement(lean)).toBe("--tw-leading:initial;--tw-shadow:0 0 #0000");
  expect(lean).toContain(utilities);
  expect(lean).not.toContain("@property");
});

test("what nobody sets, or all to the same, is written where it was read", () => {
  const lean = toLeanCss(
    build(
      "--tw-border-style:solid;--tw-blur:initial;--tw-shadow-color:initial",
      ".a{border-style:var(--tw-border-style);border-width:1px}.b{filter:var(--tw-blur,) saturate(.5)}.c{box-shadow:0 0 var(--tw-shadow-color,var(--color-line)), 0 0 var(--tw-shadow-color,rgb(1 2 3))}",
    ),
  );
  expect(inEveryElement(lean)).toBe("");
  expect(lean).toContain(".a{border-style:solid;border-width:1px}");
  expect(lean).toContain(".b{filter: saturate(.5)}");
  expect(lean).toContain(".c{box-shadow:0 0 var(--color-line), 0 0 rgb(1 2 3)}");
});

test("a line between items that are never reversed is below", () => {
  const css =
    ".divide{--tw-divide-y-reverse:0;border-top-width:calc(1px * var(--tw-divide-y-reverse));border-bottom-width:calc(1px * calc(1 - var(--tw-divide-y-reverse)))}";
  expect(toLeanCss(build("--tw-divide-y-reverse:0", css))).toContain(
    ".divide{border-top-width:0;border-bottom-width:1px}",
  );
  const reversed = `${css}.reversed{--tw-divide-y-reverse:1}`;
  expect(toLeanCss(build("--tw-divide-y-reverse:0", reversed))).toContain(reversed);
});

test("a stylesheet of another kind of Tailwind stops the build", () => {
  expect(() => toLeanCss(".a{color:red}")).toThrow("see scripts/vite/lean-css.ts");
});
