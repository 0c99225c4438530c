import { createContext } from "react-router";
import type { SiteTexts } from "#app/texts/site-texts.ts";
import type { Office } from "./office.server.ts";

/** The office for its routes; the server sets it for addresses under /office only. */
export const officeContext = createContext<Office | undefined>(undefined);

/** Renders a public page with other texts than the published ones; for previews, and for addresses under /office only. */
export const pageContext = createContext<(path: string, texts: SiteTexts) => Promise<Response>>();
