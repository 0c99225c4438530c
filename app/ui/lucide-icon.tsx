import type { SVGProps } from "react";

/**
 * Stands in for lucide's own function (scripts/vite/lean-icons.ts): the same picture as one path, without the classes
 * and options that nobody here uses. Its size comes from a class, how
 * it is drawn from the stylesheet (.icon): a list of homes has a hundred of them.
 */
export function createLucideIcon(data: string) {
  const path = <path d={data} />;
  return function LucideIcon({ className = "", ...props }: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever uses it says whether it is hidden or named
      <svg viewBox="0 0 24 24" strokeWidth="1.5" {...props} className={`icon ${className}`}>
        {path}
      </svg>
    );
  };
}
