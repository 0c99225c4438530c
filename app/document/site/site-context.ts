import { createContext } from "react-router";

/** Facts about the whole site: `origin` is the address that visitors see. */
export const siteContext = createContext<{ origin: string }>();
