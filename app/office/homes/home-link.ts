import type { requirePerson } from "../access/require-person.server.ts";

type Entrance = Pick<Awaited<ReturnType<typeof requirePerson>>, "db" | "person" | "reach">;

/** The pages that a module has of a home, for who may open them, on the home's page in the office. */
export type FindHomeLinks = (entrance: Entrance, id: string) => Promise<{ label: string; href: string }[]>;
