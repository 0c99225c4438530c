import type { RouterContextProvider } from "react-router";
import type { Database } from "#app/store/database.server.ts";

export type NotedHome = { db: Database; key: string; now: number; context: Readonly<RouterContextProvider> };

/** What a module says of a home, by its key, on its page in the office; undefined where there is nothing. */
export type FindHomeNote = (home: NotedHome) => Promise<string | undefined>;
