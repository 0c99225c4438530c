import type { Typed } from "#app/office/frame/form-fields.tsx";
import { IntentForm, Part } from "#app/office/frame/office-page.tsx";
import { formatCount } from "#app/region/format.ts";
import { TextAreaField } from "#app/ui/form/field.tsx";
import type { AfterKind } from "../after-mails.server.ts";

export type AfterMail = {
  kind: AfterKind;
  /** Recipients still to be written to, by name or address. */
  to: readonly string[];
  /** Number of mails already sent. */
  sent: number;
  letter: string;
};

const titles = { thank: "Those who came", miss: "Those who booked and did not come" } as const;

type AfterOpenProps = { uid: string; mails: readonly AfterMail[]; typed?: Typed; errors: Typed };

/** Forms for the mails after an open home. Only the agent sends them. */
export function AfterOpen({ uid, mails, typed, errors }: AfterOpenProps) {
  return (
    <Part title="Write to them">
      <div className="grid items-start gap-6 lg:grid-cols-2 print:hidden">
        {mails.map(({ kind, to, sent, letter }) => (
          <section key={kind} className="grid gap-4 rounded-sm bg-sand-50 p-5">
            <h3 className="font-semibold">{titles[kind]}</h3>
            {sent > 0 && <p>{formatCount(sent, "mail")} sent.</p>}
            {to.length === 0 && sent === 0 && <p className="text-slate">Nobody with an e-mail address.</p>}
            {to.length > 0 && (
              <>
                <p className="wrap-anywhere text-slate text-sm">{to.join(", ")}</p>
                <IntentForm
                  intent={kind}
                  label={`Send to ${formatCount(to.length, "person", "people")}`}
                  hidden={{ uid }}
                >
                  <TextAreaField
                    name={`letter-${kind}`}
                    label={`Mail to ${titles[kind].toLowerCase()}`}
                    hint="It begins with their name; replies go to the agent."
                    rows={8}
                    defaultValue={typed?.[`letter-${kind}`] ?? letter}
                    error={errors[`letter-${kind}`]}
                  />
                </IntentForm>
              </>
            )}
          </section>
        ))}
      </div>
    </Part>
  );
}
