import { href } from "react-router";
import { type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";

type PartPageProps = {
  home: { id: string; address: string; isOff: boolean };
  label: string;
  hint?: string;
  fields: readonly FormField[];
  typed?: Typed;
  hidden: Readonly<Record<string, string>>;
  sender?: Omit<SenderSaysProps, "hidden">;
  isDraft: boolean;
  /** The present value, if somebody else changed it in the meantime. */
  changed?: { now: string; hasTyped: boolean };
  errors?: Readonly<Record<string, string>>;
  stops?: readonly { words: string; hint: string }[];
};

export function PartPage(props: PartPageProps) {
  const { home, label, hint, fields, typed, hidden, sender, isDraft, errors } = props;
  return (
    <OfficePage title={`${label}, ${home.address || home.id}`} heading={label}>
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address || home.id}</BackLink>
      </p>
      {/* Said with what was typed before and kept on the device (keep-drafts.script.ts). */}
      {home.isOff && (
        <span hidden data-draft-note="The home has been withdrawn since, and is off the site." />
      )}
      <Problem {...props} />
      {sender && <SenderValue {...sender} hidden={hidden} />}
      <div className="max-w-prose">
        <IntentForm
          intent="save"
          label={isDraft ? "Save" : "Save and publish"}
          look="primary"
          hidden={hidden}
        >
          {hint && <p className="text-slate">{hint}</p>}
          <FormFields fields={fields} typed={typed} errors={errors} />
        </IntentForm>
      </div>
    </OfficePage>
  );
}

function Problem({ changed, errors = {}, stops = [] }: PartPageProps) {
  if (changed) return <ErrorSummary title={describeChange(changed)} />;
  if (stops.length > 0)
    return (
      <ErrorSummary
        title={`Not published, and nothing was changed. ${stops.map(({ words, hint }) => `“${words}”: ${hint}.`).join(" ")}`}
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

export type SenderSaysProps = {
  /** The value in the home's software or the supplied file. */
  words: string;
  /** By whom and since when something else is shown; nothing where it is not. */
  since?: { author: string; at: string };
  /** False for a home of the supplied files. */
  hasSender: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** The sender's value of a part that the office has edited, with a button to return to it. */
export function SenderValue({ words, since, hasSender, hidden }: SenderSaysProps) {
  if (!since) return null;
  return (
    <section className="grid max-w-prose gap-3 rounded-sm bg-sand-50 p-5">
      <h2 className="font-semibold">{hasSender ? "The agency’s software says" : "Before that it said"}</h2>
      <p className="wrap-anywhere whitespace-pre-line">{words || "Nothing"}</p>
      <p className="text-slate text-sm">
        {since.author} changed it here, {since.at}. That stays
        {hasSender && ", whatever the software sends,"} until it is taken back.
      </p>
      <IntentForm intent="take back" label="Take our change back" hidden={hidden} />
    </section>
  );
}
