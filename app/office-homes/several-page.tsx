import { href } from "react-router";
import { type Errors, type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { formatCount } from "#app/region/format.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";

type Name = { id: string; address: string };

type SeveralPageProps = {
  intent: string;
  /** "Hide", before "3 homes". */
  label: string;
  /** What happens. */
  words: string;
  /** Where the homes were chosen. */
  back: string;
  from: string;
  homes: readonly (Name & { note?: string; refusal?: string })[];
  fields: readonly FormField[];
  submission: string;
  typed?: Typed;
  errors?: Errors;
  /** Once it was tried: with which it was done, and with which not. */
  done?: readonly Name[];
  refused?: readonly (Name & { refusal: string })[];
};

/** What is about to be done with several homes: they are named, and what stops one of them is said before. */
export function SeveralPage(props: SeveralPageProps) {
  const { intent, label, words, back, from, homes, fields, submission, typed, errors, done } = props;
  const able = homes.filter(({ refusal }) => !refusal);
  const refused = props.refused ?? homes.filter(({ refusal }) => refusal);
  const title = `${label} ${formatCount((done ?? able).length || homes.length, "home")}`;
  return (
    <OfficePage title={title}>
      <p>
        <BackLink href={back}>Back</BackLink>
      </p>
      {errors && <ErrorSummary title="Please look at this again." errors={errors} />}
      {done && done.length > 0 && (
        <SuccessNotice title={`Done: ${done.map(({ address }) => address).join("; ")}.`} autoFocus />
      )}
      {homes.length === 0 && <p className="text-lead text-tide">No home was chosen. Tick at least one.</p>}
      {!done && able.length > 0 && (
        <div className="grid max-w-prose gap-6">
          <p className="text-lead text-tide">{words}</p>
          <IntentForm intent={intent} label={title} look="primary" hidden={{ submission, from }}>
            <ul className="divide-y divide-line border-line border-y">
              {able.map(({ id, address, note }) => (
                <li key={id} className="py-3">
                  <input type="hidden" name="home" value={id} />
                  <span className="wrap-anywhere font-semibold">{address}</span>
                  {note && <span className="block text-banksia-700 text-sm">{note}</span>}
                </li>
              ))}
            </ul>
            {fields.length > 0 && (
              <div className="grid gap-5 sm:grid-cols-3">
                <FormFields fields={fields} typed={typed} errors={errors} />
              </div>
            )}
          </IntentForm>
        </div>
      )}
      {refused.length > 0 && <Refused homes={refused} isTried={done !== undefined} />}
    </OfficePage>
  );
}

type RefusedProps = { homes: readonly (Name & { refusal?: string })[]; isTried: boolean };

function Refused({ homes, isTried }: RefusedProps) {
  return (
    <Part title={isTried ? "Not done" : "Left out"}>
      <ul className="grid max-w-prose gap-3">
        {homes.map(({ id, address, refusal }) => (
          <li key={id} className="wrap-anywhere rounded-sm bg-flame-100 px-5 py-4">
            <a href={href("/office/homes/:id", { id })} className="font-semibold underline">
              {address}
            </a>
            : {refusal}
          </li>
        ))}
      </ul>
    </Part>
  );
}
