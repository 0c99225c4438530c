import { createContext } from "react-router";
import type { Database } from "#app/store/database.server.ts";

/** The store for the page behind a door's code; the server sets it for personal pages only. */
export const doorContext = createContext<{ db: Database }>();
