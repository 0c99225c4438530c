import type { FormField, Typed } from "../office/frame/form-fields.tsx";
import { Part } from "../office/frame/office-page.tsx";
import type { ShownText } from "./show-text.ts";

/** Missing parts for which the page shows a substitute. */
export function Lacks({ lacks }: Pick<ShownText, "lacks">) {
  return (
    <section aria-labelledby="lacks" className="grid max-w-form gap-2 rounded-sm bg-sand-50 p-5">
      <h2 id="lacks" className="font-semibold">
        It still lacks
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {lacks.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}

/** Fields that agents cannot change. */
export function KeptByOffice({ kept }: Pick<ShownText, "kept">) {
  return (
    <section aria-labelledby="kept" className="grid max-w-form gap-3 rounded-sm bg-sand-50 p-5">
      <h2 id="kept" className="font-semibold">
        Kept by the office
      </h2>
      <dl className="grid gap-2 sm:grid-cols-2">
        {kept.map(({ label, words }) => (
          <div key={label}>
            <dt className="text-slate text-sm">{label}</dt>
            <dd className="wrap-anywhere">{words || "None"}</dd>
          </div>
        ))}
      </dl>
      <p className="text-slate text-sm">
        Homes and enquiries come to you by these. Ask the office where one is wrong.
      </p>
    </section>
  );
}

type OtherWordsProps = { fields: readonly FormField[]; theirs: Typed; mine: Typed };

/** Shows another person's version where it differs from the typed one. */
export function OtherWords({ fields, theirs, mine }: OtherWordsProps) {
  const different = fields.filter(({ name }) => (theirs[name] ?? "") !== (mine[name] ?? "").trim());
  return (
    <Part title="What they wrote">
      <dl className="divide-y divide-line border-line border-y">
        {different.map(({ name, label }) => (
          <div key={name} className="grid gap-1 py-3">
            <dt className="text-slate text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{theirs[name] || "Nothing"}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
