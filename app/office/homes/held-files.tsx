import { href } from "react-router";
import { IntentForm } from "../frame/intent-form.tsx";

/** More homes than these are shown when somebody asks for them. */
const MOST_OPEN = 12;

/** `homes`: what the file would take off the lists. */
export type HeldFile = {
  id: string;
  name: string;
  provider: string;
  reason: string;
  at: string;
  homes: readonly { id: string; address: string }[];
  /** For each form: sent twice, it is done once. */
  submissions: { approve: string; reject: string };
};

/** Files of the agency's software that would take many homes off the lists, and wait for somebody. */
export function HeldFiles({ files }: { files: readonly HeldFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3">Held files</h2>
      <ul className="grid gap-3">
        {files.map(({ id, name, provider, reason, at, homes, submissions }) => (
          <li key={id} className="grid gap-3 rounded-sm bg-sand-50 p-5">
            <p className="wrap-anywhere">
              <span className="font-semibold">{name}</span> of {provider}, {at}: {reason}.
            </p>
            <HomesToLeave homes={homes} />
            <p className="text-slate text-sm">
              Approved, it is read within a minute. Rejected, everything stays as it is published: tell its
              sender.
            </p>
            <div className="flex flex-wrap gap-3">
              <IntentForm
                intent="approve file"
                label="Approve"
                hidden={{ file: id, submission: submissions.approve }}
              />
              <IntentForm
                intent="reject file"
                label="Reject"
                hidden={{ file: id, submission: submissions.reject }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomesToLeave({ homes }: Pick<HeldFile, "homes">) {
  if (homes.length === 0) return null;
  return (
    <details open={homes.length <= MOST_OPEN}>
      <summary className="flex min-h-12 items-center font-semibold">
        {homes.length === 1 ? "The home" : `The ${homes.length} homes`} it would take off
      </summary>
      <ul className="grid">
        {homes.map(({ id, address }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={href("/office/homes/:id", { id })}
            >
              {address}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
