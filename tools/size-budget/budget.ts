/** Bytes of one page: documents and stylesheets as brotli, scripts as gzip, fonts as they are. */
export type Weight = {
  path: string;
  documentAndCss: number;
  script: number;
  ownScript: number;
  fonts: number;
};

/** In bytes; the limits of docs/measurements.md. */
const limits = { documentAndCss: 22_000, script: 130_000, ownScript: 20_000, fonts: 60_000 } as const;

type Part = keyof typeof limits;

/**
 * Pages that are over a limit today, and by how much they may be: they may only become lighter. A line goes when its
 * page keeps the limit.
 */
const overToday: Record<string, Partial<Record<Part, number>>> = {
  "/listings?view=list": { documentAndCss: 23_300 },
  "/rentals?view=list": { documentAndCss: 23_300 },
  "/property/1": { documentAndCss: 22_200 },
};

/** What of a page is too heavy, in words; nothing when it keeps the budget. */
export function findExcess(weight: Weight, over = overToday): string[] {
  const parts: Part[] = ["documentAndCss", "script", "ownScript", "fonts"];
  return parts.flatMap((part) => {
    const limit = over[weight.path]?.[part] ?? limits[part];
    if (weight[part] <= limit) return [];
    return [`${weight.path}: ${names[part]} is ${weight[part]} bytes, ${limit} are allowed`];
  });
}

const names: Record<Part, string> = {
  documentAndCss: "HTML and CSS (brotli)",
  script: "script (gzip)",
  ownScript: "script beyond React and React Router (gzip)",
  fonts: "fonts",
};
