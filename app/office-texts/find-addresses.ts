import type { Database } from "#app/store/database.server.ts";

/** The addresses of the homes on the site, made comparable, by the ids of their records; hidden ones too. */
export type FindAddresses = (db: Database) => Promise<readonly { id: string; address: string | null }[]>;
