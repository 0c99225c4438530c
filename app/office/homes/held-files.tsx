import { ActForm } from "../frame/act-form.tsx";

export type HeldFile = { id: string; name: string; provider: string; reason: string; at: string };

/** Files of the agency's software that would take many homes off the lists, and wait for somebody. */
export function HeldFiles({ files }: { files: readonly HeldFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3">Held files</h2>
      <ul className="grid gap-3">
        {files.map(({ id, name, provider, reason, at }) => (
          <li key={id} className="grid gap-3 rounded-sm bg-sand-50 p-5">
            <p className="wrap-anywhere">
              <span className="font-semibold">{name}</span> of {provider}, {at}: {reason}.
            </p>
            <p className="text-slate text-sm">
              Approved, it is read within a minute. Rejected, everything stays as it is published: tell its
              sender.
            </p>
            <div className="flex flex-wrap gap-3">
              <ActForm act="approve file" label="Approve" hidden={{ file: id }} />
              <ActForm act="reject file" label="Reject" hidden={{ file: id }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
