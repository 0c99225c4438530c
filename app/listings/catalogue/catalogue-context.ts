import { createContext } from "react-router";
import type { Catalogue } from "../open-catalogue.server.ts";

/** How loaders reach the catalogue: the server opens it once and hands it to every request. */
export const catalogueContext = createContext<Catalogue>();
