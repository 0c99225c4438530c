import type { Entrance } from "#app/office/access/require-person.server.ts";

type Reader = Pick<Entrance, "db" | "person" | "scope">;

/** The pages that a module has of a home, for who may open them, on the home's page in the office. */
export type FindHomeLinks = (entrance: Reader, id: string) => Promise<{ label: string; href: string }[]>;
