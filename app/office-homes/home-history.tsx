import { formatMoment } from "#app/office/frame/moment-words.ts";
import { IntentForm } from "#app/office/frame/office-page.tsx";
import { toCapital } from "#app/region/format.ts";
import type { ShownHome, ShownVersion } from "./show-home.server.ts";

type HomeHistoryProps = {
  home: Pick<ShownHome, "versions" | "intents" | "prices">;
  canRollBack: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** A home's versions, edits and price statements, newest first, in a fold. */
export function HomeHistory({ home, canRollBack, hidden }: HomeHistoryProps) {
  const entries = toEntries(home);
  return (
    <details className="border-line border-y">
      <summary className="flex min-h-14 items-center gap-2 font-semibold">
        History <span className="font-normal text-slate">{entries.length}</span>
      </summary>
      <ol className="grid gap-5 pb-5 text-sm">
        {entries.map(({ key, moment, author, words, version }) => (
          <li key={key} className="grid gap-1.5">
            <p className="text-slate">
              <span className="tabular-nums">{formatMoment(moment)}</span>
              {author && `, ${author}`}
            </p>
            {words.map((each) => (
              <p key={each} className="wrap-anywhere">
                {each}
              </p>
            ))}
            {version && <Differences differences={version.differences} />}
            {version && canRollBack && !version.isPublished && (
              <IntentForm
                intent="roll back"
                label={`Publish version ${version.number}`}
                hidden={{ ...hidden, number: String(version.number) }}
              />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

type Line = { moment: number; author?: string; words: string; version?: ShownVersion };

/** Merges what one person did in one minute into one entry. */
function toEntries({ versions, intents, prices }: HomeHistoryProps["home"]) {
  const lines: Line[] = [
    ...intents.map(({ kind, ...intent }) => ({ ...intent, words: toCapital(kind) })),
    ...versions.map((version) => ({
      moment: version.moment,
      author: version.author,
      words: `Version ${version.number}: ${version.state}`,
      version,
    })),
    ...prices,
  ];
  const groups = Map.groupBy(lines, ({ moment, author = "" }) => `${moment} ${author}`);
  return [...groups]
    .map(([key, all]) => ({
      key,
      moment: all[0]?.moment ?? 0,
      author: all[0]?.author,
      words: all.map(({ words }) => words),
      version: all.find(({ version }) => version)?.version,
    }))
    .toSorted((one, other) => other.moment - one.moment);
}

function Differences({ differences }: Pick<ShownVersion, "differences">) {
  if (differences.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
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
