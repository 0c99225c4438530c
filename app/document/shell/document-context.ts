import { createContext } from "react-router";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { ModulePage } from "#app/core/open-module.ts";

/** Origins that a page's content security policy allows besides our own. */
export type PagePolicy = {
  /** Origins of pictures, as https://pictures.example. */
  pictures?: readonly string[];
  /** Origins of videos and video players. */
  media?: readonly string[];
  frames?: readonly string[];
  /** Origins that may show the page in a frame. */
  framedBy?: readonly string[];
  /** Allows our service worker. */
  hasWorker?: boolean;
};

/** A loader extends the policy of its own page: `context.set(policyContext, …)`. */
export const policyContext = createContext<PagePolicy>({});

/** Whether the visit begins by the link of a campaign. */
export const arrivalContext = createContext(false);

/** In a preview, the office's page to return to. */
export const previewContext = createContext<string | undefined>(undefined);

export const reportErrorContext = createContext<(error: unknown) => void>();

/** The unpublished texts of a preview, and the office's page to return to. */
export type PagePreview = { texts: SiteTexts; back: string };

/** Renders a public page as a preview; for personal pages only. */
export const pageContext = createContext<(path: string, preview: PagePreview) => Promise<Response>>();

/** Whether an address belongs to the site's own pages and files, so that no page of a module can have it. */
export const ownAddressContext = createContext<(path: string) => boolean>();

/** The current pages of modules, at addresses without a route. */
export const modulePagesContext = createContext<() => readonly ModulePage[]>(() => []);
