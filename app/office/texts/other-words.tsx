import type { TextField, Typed } from "./text-form.ts";

type OtherWordsProps = { fields: readonly TextField[]; theirs: Typed; mine: Typed };

/** What somebody else wrote where it differs from one's own words. */
export function OtherWords({ fields, theirs, mine }: OtherWordsProps) {
  const different = fields.filter(({ name }) => (theirs[name] ?? "") !== (mine[name] ?? "").trim());
  return (
    <section aria-labelledby="theirs" className="grid max-w-prose gap-4">
      <h2 id="theirs" className="font-display text-h3">
        What they wrote
      </h2>
      <dl className="divide-y divide-line border-line border-y">
        {different.map(({ name, label }) => (
          <div key={name} className="grid gap-1 py-3">
            <dt className="text-slate text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{theirs[name] || "Nothing"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
