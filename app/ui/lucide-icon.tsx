import type { SVGProps } from "react";

/** One of lucide's drawings, as its files carry it. */
type IconDrawing = {
  node: readonly (readonly ["path" | "circle" | "rect" | "line", Record<string, string>])[];
};

/**
 * Stands in for lucide's own function (tools/vite/lean-icons.ts): the same picture without the classes and options
 * that nobody here uses. Its size comes from a class.
 */
export default function createLucideIcon({ node }: IconDrawing) {
  const parts = node.map(([Part, { key, ...shape }]) => <Part key={key} {...shape} />);
  return function LucideIcon(props: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever uses it says whether it is hidden or named
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {parts}
      </svg>
    );
  };
}
