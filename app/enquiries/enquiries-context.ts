import { createContext } from "react-router";
import type { Enquiries } from "./enquiries.server.ts";

/** Lets actions store enquiries. The server opens the store once and passes it to every request. */
export const enquiriesContext = createContext<Enquiries>();

/** The visitor's IP address, for the rate limit; never stored. */
export const visitorContext = createContext<{ address: string }>();
