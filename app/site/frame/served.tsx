import type { ReactNode } from "react";

type ServedProps = {
  as: "header" | "footer";
  className: string;
  /** Given by the server; in development by the browser too, for hot reload. */
  children: ReactNode;
};

/** A part of every page that stays as the server drew it: the browser gets neither its code nor its words again. */
export function Served({ as: Part, className, children }: ServedProps) {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (
      <Part className={className} data-served={Part}>
        {children}
      </Part>
    );
  }
  return (
    <Part
      className={className}
      data-served={Part}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew, read back from this document
      dangerouslySetInnerHTML={{ __html: getServed(Part) }}
    />
  );
}

const served = new Map<string, string>();

/** Kept from the first time, for when the whole page is drawn anew because of an error. */
function getServed(part: string) {
  const html = served.get(part) ?? document.querySelector(`[data-served=${part}]`)?.innerHTML ?? "";
  served.set(part, html);
  return html;
}
