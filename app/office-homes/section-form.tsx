import type { ReactNode } from "react";
import { type Errors, type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { DoneNotice, IntentForm } from "#app/office/frame/office-page.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import type { ShownHome } from "./show-home.server.ts";

/** A section of a home as its form shows it. */
export type ShownSection = {
  id: string;
  label: string;
  hint?: string;
  parts: readonly string[];
  fields: readonly FormField[];
  /** Shown unfolded. */
  isOpen: boolean;
  /** It has just been saved or reverted. */
  isDone: boolean;
};

/** Why a section was not saved, with the typed values. */
export type Tried = {
  id: string;
  typed?: Typed;
  isChanged?: boolean;
  errors?: Errors;
  stops?: readonly string[];
};

type SectionFormProps = {
  section: ShownSection;
  home: ShownHome;
  tried?: Tried;
  hidden: Readonly<Record<string, string>>;
};

/** A section of a home's page: its current values, and behind them the form that changes them. */
export function SectionForm({ section, home, tried, hidden }: SectionFormProps) {
  const { id, label, hint, fields, isDone } = section;
  const parts = home.parts.filter(({ part }) => section.parts.includes(part));
  const words = parts.map((part) => part.words).filter(Boolean);
  return (
    <SectionFold
      id={id}
      label={label}
      words={words}
      note={describeEdits(parts, home)}
      isOpen={section.isOpen || tried !== undefined}
      before={isDone && <DoneNotice publicPage={home.page} />}
    >
      {tried && <Problem tried={tried} now={words} />}
      {parts.map((part) => (
        <SenderValue
          key={part.part}
          words={part.sent}
          since={part.since}
          hasSender={home.hasSender}
          hidden={{ ...hidden, part: part.part }}
        />
      ))}
      <IntentForm
        intent="save"
        label={home.page ? "Save and publish" : "Save"}
        about={label.toLowerCase()}
        look="primary"
        hidden={{ ...hidden, part: section.parts.join(" ") }}
      >
        {hint && <p className="text-slate">{hint}</p>}
        <FormFields fields={fields} typed={tried?.typed} errors={tried?.errors} />
      </IntentForm>
    </SectionFold>
  );
}

type SectionFoldProps = {
  id: string;
  label: string;
  words: readonly string[];
  note?: string;
  isOpen: boolean;
  before?: ReactNode;
  children: ReactNode;
};

/** A fold of a home's page. */
export function SectionFold({ id, label, words, note, isOpen, before, children }: SectionFoldProps) {
  return (
    <li className="grid gap-3">
      {before}
      <details id={id} open={isOpen} className="group/section">
        <summary className="grid min-h-14 list-none grid-cols-rest-auto items-start gap-x-4 py-3 hover:bg-mist">
          <span className="grid gap-x-4 sm:grid-cols-label-text">
            <span className="font-semibold">{label}</span>
            <span className="grid gap-1">
              <span className="wrap-anywhere line-clamp-3 whitespace-pre-line text-tide">
                {words.join("\n") || "Nothing yet"}
              </span>
              {note && <span className="text-banksia-700 text-sm">{note}</span>}
            </span>
          </span>
          <ChevronDown className="size-5 translate-y-0.5 group-open/section:rotate-180" />
        </summary>
        <div className="grid max-w-prose gap-5 pt-2 pb-8">{children}</div>
      </details>
    </li>
  );
}

function describeEdits(parts: ShownHome["parts"], { hasSender }: ShownHome) {
  const edited = parts.filter(({ since }) => since);
  if (edited.length === 0) return undefined;
  const differs = hasSender && edited.some(({ words, sent }) => words !== sent);
  return differs ? "Edited here; its sender says something else" : "Edited here";
}

function Problem({ tried, now }: { tried: Tried; now: readonly string[] }) {
  const { isChanged, errors = {}, stops = [], typed } = tried;
  if (isChanged) return <ErrorSummary title={describeChange(now.join("; "), typed !== undefined)} />;
  if (stops.length > 0)
    return <ErrorSummary title={`Not published, and nothing was changed. ${stops.join(" ")}`} />;
  return <ErrorSummary title="Please look at this again." errors={errors} />;
}

function describeChange(now: string, hasTyped: boolean) {
  const said = `Now it says: “${now || "nothing"}”.`;
  return hasTyped
    ? `Somebody else changed this home while you were writing, so yours was not saved. ${said} Yours is still in the form: save it again, or leave it.`
    : `Somebody else changed this home while you looked at it. Nothing was taken back. ${said} Do it again, or leave it.`;
}

type SenderValueProps = {
  /** The value in the agency's software or the supplied file. */
  words: string;
  /** Who changed it and when; undefined if the office has not changed it. */
  since?: { author: string; at: string };
  /** False for a home of the supplied files. */
  hasSender: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** The sender's value of a part that the office has edited, with a button to return to it. */
export function SenderValue({ words, since, hasSender, hidden }: SenderValueProps) {
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
