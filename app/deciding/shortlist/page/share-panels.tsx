import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { LinkKind } from "../shortlist.ts";
import { IntentButton, IntentForm } from "./intent-form.tsx";

const heading = "font-display text-h3";
const panel = "grid content-start gap-4 border-line border-t pt-6";
type SharePanelProps = {
  /** Whole addresses. */
  links: Partial<Record<LinkKind, string>>;
  mail: { typed?: string; error?: string; isSent: boolean };
};

export function SharePanel({ links, mail }: SharePanelProps) {
  return (
    <section aria-labelledby="share" className={panel}>
      <h2 id="share" className={heading}>
        Share with somebody
      </h2>
      <SharedLink kind="join" url={links.join} title="To decide together">
        Whoever opens it and presses the button has this list too: they keep, vote and write as you do.
      </SharedLink>
      <SharedLink kind="show" url={links.show} title="To show it">
        It shows the homes, without names, votes and notes, and changes nothing.
      </SharedLink>
      <MailForm {...mail} />
    </section>
  );
}

type SharedLinkProps = { kind: LinkKind; url: string | undefined; title: string; children: string };

function SharedLink({ kind, url, title, children }: SharedLinkProps) {
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <p className="text-slate text-sm">{children}</p>
      {url && <LinkField id={`link-${kind}`} label={`Link: ${title.toLowerCase()}`} url={url} />}
      <LinkButtons kind={kind} hasLink={url !== undefined} />
    </div>
  );
}

/** To copy from; one press marks the whole. */
export function LinkField({ id, label, url }: { id: string; label: string; url: string }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        className="block min-h-12 w-full rounded-xs border border-control bg-white px-3.5 py-2.5 text-sm leading-normal hover:border-ink"
      />
    </div>
  );
}

function LinkButtons({ kind, hasLink }: { kind: LinkKind; hasLink: boolean }) {
  if (!hasLink)
    return (
      <IntentButton intent="make link" hidden={{ link: kind }}>
        Make a link
      </IntentButton>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <IntentButton intent="withdraw link" hidden={{ link: kind }}>
        Withdraw it
      </IntentButton>
      <IntentButton intent="make link" hidden={{ link: kind }}>
        Replace it
      </IntentButton>
    </div>
  );
}

function MailForm({ typed, error, isSent }: SharePanelProps["mail"]) {
  return (
    <IntentForm intent="mail" className="grid justify-items-start gap-2">
      <div className="w-full">
        <TextField
          name="email"
          label="Send it to yourself"
          hint="Your e-mail address is used for this one mail, and forgotten the day after."
          type="email"
          autoComplete="email"
          defaultValue={typed}
          error={error}
        />
      </div>
      <Button type="submit" look="secondary" size="small">
        Send me the link
      </Button>
      {isSent && <p role="status">The link is on its way to you.</p>}
    </IntentForm>
  );
}

export function CalendarPanel({ url }: { url?: string }) {
  return (
    <section aria-labelledby="calendar" className={panel}>
      <h2 id="calendar" className={heading}>
        Open times in your calendar
      </h2>
      <p className="text-slate text-sm">
        An address of your own: calendar programs that subscribe to it follow this list, and new times come by
        themselves.
      </p>
      {url && (
        <>
          <LinkField id="link-calendar" label="Address of the calendar" url={url} />
          <p>
            <ButtonLink href={url.replace(/^https?:/, "webcal:")} size="small">
              Subscribe
            </ButtonLink>
          </p>
        </>
      )}
      <LinkButtons kind="calendar" hasLink={url !== undefined} />
    </section>
  );
}

export function NamePanel({ name, error }: { name: string; error?: string }) {
  return (
    <IntentForm intent="name" className="flex flex-wrap items-end gap-3 print:hidden">
      <TextField
        name="name"
        label="Your first name, for the others on this list"
        autoComplete="given-name"
        defaultValue={name}
        error={error}
      />
      <Button type="submit" look="secondary" size="normal">
        Save name
      </Button>
    </IntentForm>
  );
}

export function ForgetPanel({ members }: { members: number }) {
  return (
    <section aria-labelledby="forget" className={panel}>
      <h2 id="forget" className={heading}>
        Forget this list
      </h2>
      <p className="text-slate text-sm">
        It is erased at once, with every vote and note
        {members > 1 && `, for all ${members} browsers that have it`}. Left alone, it is erased after 12
        months, or 30 days after the last home was taken off.
      </p>
      <div className="flex flex-wrap gap-2">
        <IntentButton intent="forget">Forget this list</IntentButton>
        {members > 1 && <IntentButton intent="leave">Leave it to the others</IntentButton>}
      </div>
      <p className="text-slate text-sm">
        What is stored, and for how long, is on the page <a href={`${href("/privacy")}#cookies`}>Privacy</a>.
      </p>
    </section>
  );
}
