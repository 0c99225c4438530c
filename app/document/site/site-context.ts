import { createContext } from "react-router";

/** What the server knows of the site as a whole: `origin` is the address visitors see. */
export const siteContext = createContext<{ origin: string }>();
