import { requirePerson } from "#app/office/access/require-person.server.ts";
import { findTexts } from "#app/office/texts/get-office-text.server.ts";
import { TextsPage } from "#app/office/texts/texts-page.tsx";
import type { Route } from "./+types/texts.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, texts, person, reach } = await requirePerson(args);
  return { groups: await findTexts(db, { texts: texts.get(), person, reach }) };
}

export default function Texts({ loaderData }: Route.ComponentProps) {
  return <TextsPage {...loaderData} />;
}
