/** Bytes of one page: documents and stylesheets as brotli, scripts as gzip, fonts as they are. */
export type Weight = {
  path: string;
  documentAndCss: number;
  script: number;
  ownScript: number;
  fonts: number;
};

/** In bytes; the limits of docs/performance.md. */
const limits = { documentAndCss: 28_000, script: 140_000, ownScript: 28_000, fonts: 60_000 } as const;

type Part = keyof typeof limits;

/** What of a page is too heavy, in words; nothing when it keeps the budget. */
export function findExcess(weight: Weight): string[] {
  const parts: Part[] = ["documentAndCss", "script", "ownScript", "fonts"];
  return parts
    .filter((part) => weight[part] > limits[part])
    .map((part) => `${weight.path}: ${names[part]} is ${weight[part]} bytes, ${limits[part]} are allowed`);
}

const names: Record<Part, string> = {
  documentAndCss: "HTML and CSS (brotli)",
  script: "script (gzip)",
  ownScript: "script beyond React and React Router (gzip)",
  fonts: "fonts",
};
