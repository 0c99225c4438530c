import { createContext } from "react-router";
import type { Database } from "./database.server.ts";

/** The store, for pages behind a private link such as an owner's. The server sets it for personal pages only. */
export const storeContext = createContext<{ db: Database; dataDir: string }>();
