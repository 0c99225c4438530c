import { createContext } from "react-router";
import type { Enquiries } from "./enquiries.server.ts";

/** How actions keep what visitors send: the server opens the store once and hands it to every request. */
export const enquiriesContext = createContext<Enquiries>();

/** The address of the visitor, for the rate limit; never stored. */
export const visitorContext = createContext<{ address: string }>();
