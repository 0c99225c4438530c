import { createContext } from "react-router";

/** Where an error goes that kept a page from being made. */
export const reportContext = createContext<(error: unknown) => void>();
