import { createContext } from "react-router";
import { defaultTexts, type SiteTexts } from "./site-texts.ts";

/** The published texts, the same throughout a request. */
export const textsContext = createContext<SiteTexts>(defaultTexts);
