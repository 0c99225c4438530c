import { href } from "react-router";
import { FieldError, TextField } from "#app/ui/form/field.tsx";
import { IntentForm } from "../frame/intent-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import type { Role } from "../store/office-rows.ts";
import { PasskeyForm } from "./passkeys/passkey-form.tsx";
import { roleLabels } from "./role-labels.ts";

type AccountPageProps = {
  person: { name: string; email: string; role: Role };
  passkeys: readonly { id: string; name: string; added: string; used?: string }[];
  options: object;
  error?: string;
};

/** What a person keeps for themselves: how they sign in, and out. */
export function AccountPage({ person, passkeys, options, error }: AccountPageProps) {
  return (
    <OfficePage title="Account" heading={person.name}>
      <p className="wrap-anywhere text-slate">
        {person.email} · {roleLabels[person.role]}
      </p>
      <div className="flex flex-wrap gap-3">
        <IntentForm intent="sign out" action={href("/office/sign-out")} label="Sign out" />
        <IntentForm
          intent="sign out everywhere"
          action={href("/office/sign-out")}
          label="Sign out everywhere"
        />
      </div>
      <section className="grid max-w-form gap-4">
        <h2 className="font-display text-h3">Phones that sign you in</h2>
        <FieldError name="passkey">{error}</FieldError>
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {passkeys.map(({ id, name, added, used }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="wrap-anywhere">
                  <span className="font-semibold">{name}</span>
                  <span className="block text-slate text-sm">
                    Added {added}
                    {used && `, last used ${used}`}
                  </span>
                </span>
                <IntentForm intent="remove passkey" label={`Remove ${name}`} hidden={{ passkey: id }} />
              </li>
            ))}
          </ul>
        )}
        <p className="text-slate text-sm">
          Lost a phone? Remove it here: you are then signed out everywhere.
        </p>
        <PasskeyForm use="add" intent="add passkey" label="Use this phone’s lock next time" options={options}>
          <div className="w-full max-w-96">
            <TextField
              name="name"
              label="What you call this phone"
              defaultValue="My phone"
              autoComplete="off"
            />
          </div>
        </PasskeyForm>
        <noscript>
          <p className="text-slate">
            To sign in by the phone’s lock, this page needs script; a link by e-mail does not.
          </p>
        </noscript>
      </section>
    </OfficePage>
  );
}
