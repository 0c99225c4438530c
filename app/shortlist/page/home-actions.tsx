import type { ReactNode } from "react";
import { homeLinks } from "#app/slots/home-and-list-links.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field.tsx";
import { MOST_NOTE_CHARACTERS, votes } from "../kept-list.ts";
import type { ShownHome } from "../show-list.ts";
import { IntentButton, IntentForm } from "./intent-form.tsx";

const voteLabels = { yes: "Yes", maybe: "Maybe", no: "No" } as const;

type HomeActsProps = {
  home: ShownHome;
  /** Whether the home has a checkbox for comparison. */
  isTicked: boolean;
  refused?: { note: string; says: string };
  /** Shown under the vote. */
  children: ReactNode;
};

/** The vote, with all other actions on a home behind "⋯". */
export function HomeActions({ home, isTicked, refused, children }: HomeActsProps) {
  return (
    <div className="grid content-start gap-3">
      <Others home={home} />
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        <Vote home={home} />
        <details open={refused !== undefined} className="grow">
          <summary className="inline-flex min-h-11 min-w-11 list-none items-center justify-center rounded-xs border border-control font-semibold hover:bg-mist">
            <span aria-hidden="true">⋯</span>
            <span className="sr-only">More for {home.address}</span>
          </summary>
          <div className="grid justify-items-start gap-4 pt-3">
            <p className="text-slate text-sm">
              {[home.title, home.facts, home.offer === "rent" ? "For rent" : "For sale"]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <Note home={home} refused={refused} />
            <OtherActions home={home} />
          </div>
        </details>
        {isTicked && (
          <label className="inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-sm">
            <input type="checkbox" name="homes" value={home.id} form="compare" className="size-5" />
            Compare<span className="sr-only"> {home.address}</span>
          </label>
        )}
      </div>
      <OwnOpinion own={home.own} />
      {children}
    </div>
  );
}

function OtherActions({ home }: Pick<HomeActsProps, "home">) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IntentButton intent="drop" hidden={{ home: home.id }}>
        Take off<span className="sr-only">: {home.address}</span>
      </IntentButton>
      {homeLinks.map(({ words, toHref }) => (
        <a
          key={words}
          href={toHref({ offer: home.offer, home_id: home.id })}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-sm"
        >
          {words}
          <span className="sr-only"> at {home.address}</span>
        </a>
      ))}
    </div>
  );
}

/** Rendered even when empty, so that live-list.script.ts can fill it. */
function Others({ home }: { home: Pick<ShownHome, "id" | "address" | "others"> }) {
  return (
    <div id={`others-${home.id}`} data-live aria-live="polite">
      {home.others.length > 0 && <OtherOpinions home={home} />}
    </div>
  );
}

function OtherOpinions({ home }: { home: Pick<ShownHome, "address" | "others"> }) {
  return (
    <ul className="grid gap-2 pb-4">
      {home.others.map(({ memberId, name, vote, note }) => (
        <li key={memberId} className="text-sm">
          <span className="font-semibold">
            {name || "No name yet"}
            <span className="sr-only"> on {home.address}</span>
            {vote && `: ${voteLabels[vote]}`}
          </span>
          {note && <span className="wrap-anywhere block whitespace-pre-line text-tide">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

const voteLook =
  "min-h-11 min-w-16 border border-control px-4 font-semibold text-sm not-first:-ml-px first:rounded-l-xs last:rounded-r-xs hover:bg-mist aria-pressed:bg-ink aria-pressed:text-foam forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:forced-color-adjust-none";

function Vote({ home }: Pick<HomeActsProps, "home">) {
  const { vote, note } = home.own;
  return (
    <IntentForm id={toFormId(home)} intent="rate" hidden={{ home: home.id, before: note }}>
      <fieldset className="flex">
        <legend className="sr-only">Your vote for {home.address}</legend>
        {votes.map((each) => (
          <button
            key={each}
            type="submit"
            name="vote"
            value={vote === each ? "" : each}
            aria-pressed={vote === each}
            className={voteLook}
          >
            {voteLabels[each]}
          </button>
        ))}
      </fieldset>
    </IntentForm>
  );
}

function toFormId({ id }: Pick<ShownHome, "id">) {
  return `rate-${id}`;
}

function OwnOpinion({ own: { vote, note } }: Pick<ShownHome, "own">) {
  return (
    <>
      {vote && <p className="hidden text-sm print:block">Your vote: {voteLabels[vote]}</p>}
      {note && <p className="wrap-anywhere whitespace-pre-line text-sm text-tide">{note}</p>}
    </>
  );
}

/** Belongs to the vote's form, so that voting also saves a typed note. */
function Note({ home, refused }: Pick<HomeActsProps, "home" | "refused">) {
  const field = `note-${home.id}`;
  const form = toFormId(home);
  return (
    <div className="grid w-full max-w-form justify-items-start gap-2">
      <label htmlFor={field} className="text-sm">
        Your note on {home.address}, at most {MOST_NOTE_CHARACTERS} characters
      </label>
      <textarea
        id={field}
        name="note"
        form={form}
        rows={3}
        defaultValue={refused?.note ?? home.own.note}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? `${field}-error` : undefined}
        className="block w-full rounded-xs border border-control bg-white px-3.5 py-2.5 leading-normal hover:border-ink aria-invalid:border-2 aria-invalid:border-flame"
      />
      <FieldError name={field}>{refused?.says}</FieldError>
      <Button type="submit" form={form} look="secondary" size="small">
        Save note<span className="sr-only"> on {home.address}</span>
      </Button>
    </div>
  );
}
