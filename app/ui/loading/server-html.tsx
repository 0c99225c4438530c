import type { HTMLAttributes, ReactNode } from "react";

type ServerHtmlProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  name: string;
  as: "header" | "footer" | "div";
  /** Rendered by the server, and in development also by the browser, for hot reload. */
  children: ReactNode;
};

/** Server-rendered HTML that is not hydrated: the browser receives neither its code nor its data. */
export function ServerHtml({ name, as: Part, children, ...attributes }: ServerHtmlProps) {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: server-rendered HTML, read back from this document
      dangerouslySetInnerHTML={{ __html: getServed(name) }}
    />
  );
}

const served = new Map<string, string>();

/** Cached in case an error makes React render the whole page again. */
function getServed(name: string) {
  const html = served.get(name) ?? document.querySelector(`[data-served=${name}]`)?.innerHTML ?? "";
  served.set(name, html);
  return html;
}
