import { href } from "react-router";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { findTexts } from "../get-office-text.server.ts";
import type { Route } from "./+types/texts.ts";

export async function loader(args: Route.LoaderArgs) {
  return { groups: await findTexts(await requirePerson(args)) };
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
      <div className="lg:columns-2 lg:gap-x-16">
        {groups.map(({ path, title, one, canAdd, lines }) => (
          <div key={path} className="break-inside-avoid pb-10">
            <Part title={title}>
              <LinkLines
                lines={lines.map(({ key, name, state }) => ({
                  href: href("/office/texts/:kind/:key", { kind: path, key }),
                  title: name,
                  note: "",
                  state: states[state],
                }))}
              />
              {canAdd && (
                <p>
                  <ButtonLink
                    href={href("/office/texts/:kind/:key", { kind: path, key: "new" })}
                    look="secondary"
                  >
                    Add {/^[aeiou]/.test(one) ? "an" : "a"} {one}
                  </ButtonLink>
                </p>
              )}
            </Part>
          </div>
        ))}
      </div>
    </OfficePage>
  );
}
