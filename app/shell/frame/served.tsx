import type { ComponentProps, ReactNode } from "react";

type ServedProps = Omit<ComponentProps<"header">, "children"> & {
  name: string;
  as: "header" | "footer";
  /** Given by the server; in development by the browser too, for hot reload. */
  children: ReactNode;
};

/** A part of every page that stays as the server drew it: the browser gets neither its code nor its words again. */
export function Served({ name, as: Part, children, ...attributes }: ServedProps) {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (
      <Part {...attributes} data-served={name}>
        {children}
      </Part>
    );
  }
  return (
    <Part
      {...attributes}
      data-served={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew, read back from this document
      dangerouslySetInnerHTML={{ __html: getServed(name) }}
    />
  );
}

const served = new Map<string, string>();

/** Kept from the first time, for when the whole page is drawn anew because of an error. */
function getServed(name: string) {
  const html = served.get(name) ?? document.querySelector(`[data-served=${name}]`)?.innerHTML ?? "";
  served.set(name, html);
  return html;
}
