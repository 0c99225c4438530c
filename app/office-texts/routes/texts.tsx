import { href } from "react-router";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { findTexts } from "../get-office-text.server.ts";
import type { Route } from "./+types/texts.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, texts, person, scope } = await requirePerson(args);
  return { groups: await findTexts(db, { texts: texts.get(), person, scope }) };
}

const states = { published: "", draft: "Draft", withdrawn: "Taken off" } as const;

export default function Texts({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <OfficePage title="Texts">
      {groups.length === 0 && (
        <p className="max-w-prose text-lead text-tide">
          There is no profile with your e-mail address yet. The office can add one.
        </p>
      )}
      <div className="grid gap-10">
        {groups.map(({ path, title, one, canAdd, lines }) => (
          <section key={path} aria-labelledby={path} className="grid content-start gap-3">
            <h2 id={path} className="font-display text-h3">
              {title}
            </h2>
            <ul className="divide-y divide-line border-line border-y">
              {lines.map(({ key, name, state }) => (
                <li key={key}>
                  <a
                    href={href("/office/texts/:kind/:key", { kind: path, key })}
                    className="grid min-h-14 grid-cols-rest-auto content-center gap-x-4 py-2 no-underline hover:bg-mist"
                  >
                    <span className="wrap-anywhere font-semibold">{name}</span>
                    <span className="text-slate text-sm">{states[state]}</span>
                  </a>
                </li>
              ))}
            </ul>
            {canAdd && (
              <p>
                <ButtonLink
                  href={href("/office/texts/:kind/:key", { kind: path, key: "new" })}
                  look="secondary"
                >
                  Add {one === "article" ? "an" : one === "agent" ? "an" : "a"} {one}
                </ButtonLink>
              </p>
            )}
          </section>
        ))}
      </div>
    </OfficePage>
  );
}
