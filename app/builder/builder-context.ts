import { createContext } from "react-router";
import type { Builder } from "./service/builder.server.ts";

/** How loaders reach the page builder's pages; `undefined` where it is switched off. */
export const builderContext = createContext<Builder | undefined>();
