import type { SVGProps } from "react";

/**
 * Stands in for lucide's own function (tools/vite/lean-icons.ts): the same picture as one path, without the classes
 * and options that nobody here uses. Its size comes from a class.
 */
export function createLucideIcon(data: string) {
  const path = <path d={data} />;
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
        {path}
      </svg>
    );
  };
}
