import { createContext } from "react-router";
import type { Catalogue } from "./open-catalogue.server.ts";

/** The catalogue for loaders; the server sets it on every request. */
export const catalogueContext = createContext<Catalogue>();
