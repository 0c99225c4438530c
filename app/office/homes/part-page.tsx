import { href } from "react-router";
import type { FormField } from "#app/office/homes/forms/part-form.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { IntentForm } from "../frame/intent-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import { FormFields } from "./form-fields.tsx";
import { SenderSays, type SenderSaysProps } from "./sender-says.tsx";

export type PartPageProps = {
  home: { id: string; address: string };
  label: string;
  hint?: string;
  fields: readonly FormField[];
  hidden: Readonly<Record<string, string>>;
  sender?: Omit<SenderSaysProps, "hidden">;
  isDraft: boolean;
  /** What stands now, when somebody else changed it meanwhile. */
  changed?: { now: string; hasTyped: boolean };
  errors?: Readonly<Record<string, string>>;
  /** What the rules before publishing stop. */
  stops?: readonly { words: string; hint: string }[];
};

/** A part of a home in a form, beside what its sender says. */
export function PartPage({ home, label, hint, fields, hidden, sender, isDraft, ...problem }: PartPageProps) {
  return (
    <OfficePage title={`${label}, ${home.address || home.id}`} heading={label}>
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address || home.id}</BackLink>
      </p>
      <Problem {...problem} />
      {sender && <SenderSays {...sender} hidden={hidden} />}
      <div className="max-w-prose">
        <IntentForm
          intent="save"
          label={isDraft ? "Save" : "Save and publish"}
          look="primary"
          hidden={hidden}
        >
          <div className="grid w-full gap-5">
            {hint && <p className="text-slate">{hint}</p>}
            <FormFields fields={fields} errors={problem.errors} />
          </div>
        </IntentForm>
      </div>
    </OfficePage>
  );
}

function Problem({ changed, errors = {}, stops = [] }: Pick<PartPageProps, "changed" | "errors" | "stops">) {
  if (changed) return <ErrorSummary title={describeChange(changed)} errors={{}} />;
  if (stops.length > 0)
    return (
      <ErrorSummary
        title={`Not published, and nothing was changed. ${stops.map(({ words, hint }) => `“${words}”: ${hint}.`).join(" ")}`}
        errors={{}}
      />
    );
  if (Object.keys(errors).length === 0) return null;
  return <ErrorSummary title="Please look at this again." errors={errors} />;
}

function describeChange({ now, hasTyped }: NonNullable<PartPageProps["changed"]>) {
  const said = `Now it says: “${now || "nothing"}”.`;
  return hasTyped
    ? `Somebody else changed this home while you were writing. Nothing of yours was saved. ${said} Yours is still in the form: save it again, or leave it.`
    : `Somebody else changed this home while you looked at it. Nothing was taken back. ${said} Do it again, or leave it.`;
}
