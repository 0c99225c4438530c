import { href } from "react-router";
import type { Role } from "#app/store/office-rows.ts";
import { ActForm } from "../frame/act-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import { roleLabels } from "./role-labels.ts";

type AccountPageProps = { person: { name: string; email: string; role: Role } };

/** What a person keeps for themselves: how they sign in, and out. */
export function AccountPage({ person }: AccountPageProps) {
  return (
    <OfficePage title="Account" heading={person.name}>
      <p className="text-slate">
        {person.email} · {roleLabels[person.role]}
      </p>
      <div className="flex flex-wrap gap-3">
        <ActForm act="sign out" action={href("/office/sign-out")} label="Sign out" />
        <ActForm act="sign out everywhere" action={href("/office/sign-out")} label="Sign out everywhere" />
      </div>
    </OfficePage>
  );
}
