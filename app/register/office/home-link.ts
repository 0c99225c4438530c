import type { HomeReader } from "./home-desk.ts";

/** The pages that a module has of a home, for who may open them, on the home's page in the office. */
export type FindHomeLinks = (reader: HomeReader, id: string) => Promise<{ label: string; href: string }[]>;
