import { createContext } from "react-router";

/** Facts about the whole site; `origin` is its public address. */
export const siteContext = createContext<{ origin: string }>();
