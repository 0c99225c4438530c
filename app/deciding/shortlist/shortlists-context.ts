import { createContext } from "react-router";
import type { Shortlists } from "./shortlists.server.ts";

/** The visitors' lists, for the pages that are one visitor's own; the server sets it for those addresses only. */
export const shortlistsContext = createContext<Shortlists>();
