const used = [":hover", ":focus"];

/**
 * The rules by which a mark and its row show each other: no style can say "the row of this mark" in general. They stand
 * in the page, whose policy allows them by their hash. Forced colours take the ground away and colour the outline.
 */
export function toPairRules(count: number) {
  if (count === 0) return "";
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const toSelectors = (from: string, states: readonly string[], to: string) =>
    numbers.map((number) => `main:has(#${from}${number}:is(${states.join()})) #${to}${number}`).join();
  return [
    `${toSelectors("m", [...used, ":target"], "r")}{background:#ece2d3;outline:2px solid #0000;outline-offset:-2px}`,
    `${toSelectors("r", [...used, ":target", ":focus-within"], "m")}{fill:#864708}`,
  ].join("");
}
