import { createContext } from "react-router";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Office } from "./office.server.ts";

/** The office for its routes; the server sets it for addresses under /office only. */
export const officeContext = createContext<Office | undefined>(undefined);

/** The unpublished texts of a preview, and the office's page to return to. */
export type PagePreview = { texts: SiteTexts; back: string };

/** Renders a public page as a preview; for addresses under /office only. */
export const pageContext = createContext<(path: string, preview: PagePreview) => Promise<Response>>();

/** Whether an address is of the site's own pages and files, where no composed page can stand. */
export const ownAddressContext = createContext<(path: string) => boolean>();
