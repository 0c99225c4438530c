import { createContext } from "react-router";
import type { Office } from "./office.server.ts";

/** The office for its routes; set for addresses under /office only. */
export const officeContext = createContext<Office | undefined>(undefined);
