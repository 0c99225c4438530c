import type { ReactNode } from "react";
import { IntentForm } from "#app/office/frame/office-page.tsx";
import type { ShownHome } from "./show-home.server.ts";

type HomeHistoryProps = {
  home: Pick<ShownHome, "versions" | "statements" | "intents">;
  canRollBack: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** How a home came to be as it is, folded away. */
export function HomeHistory({ home, canRollBack, hidden }: HomeHistoryProps) {
  const { versions, statements, intents } = home;
  return (
    <div className="divide-y divide-line border-line border-y">
      <Fold title="Versions" count={versions.length}>
        <ol className="grid gap-5">
          {versions.map((version) => (
            <li key={version.number} className="grid gap-2">
              <p className="text-sm">
                <span className="font-semibold">Version {version.number}</span>, {version.author},{" "}
                <span className="text-slate tabular-nums">{version.at}</span>: {version.state}
              </p>
              <Differences differences={version.differences} />
              {canRollBack && !version.isPublished && (
                <IntentForm
                  intent="roll back"
                  label={`Publish version ${version.number}`}
                  hidden={{ ...hidden, number: String(version.number) }}
                />
              )}
            </li>
          ))}
        </ol>
      </Fold>
      <Fold title="Price statements" count={statements.length}>
        <ol className="grid gap-3">
          {statements.map(({ at, author, words }) => (
            <li key={at + words} className="grid">
              <span className="wrap-anywhere">{words || "No price"}</span>
              <span className="text-slate text-sm tabular-nums">
                From {at}, by {author}
              </span>
            </li>
          ))}
        </ol>
      </Fold>
      {intents.length > 0 && (
        <Fold title="Done here" count={intents.length}>
          <ol className="grid gap-3">
            {intents.map(({ key, at, author, kind }) => (
              <li key={key} className="text-sm">
                <span className="font-semibold">{author}</span> {kind}{" "}
                <span className="text-slate tabular-nums">{at}</span>
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </div>
  );
}

function Fold({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-14 items-center gap-2 font-semibold">
        {title} <span className="font-normal text-slate">{count}</span>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

function Differences({ differences }: Pick<ShownHome["versions"][number], "differences">) {
  if (differences.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {differences.map(({ field, before, after }) => (
        <li key={field} className="grid">
          <span className="text-slate">{field}</span>
          <span className="wrap-anywhere">
            {before && <del className="text-slate">{before}</del>} {after}
          </span>
        </li>
      ))}
    </ul>
  );
}
