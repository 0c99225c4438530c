import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { Trouble } from "../intents/receive-intent.server.ts";
import { findAsking, type ListPageData } from "../show-list.ts";
import { IntentButton, IntentForm, LinkButtons, LinkField } from "./intent-form.tsx";
import { CalendarPart, ForgetPart, NamePanel } from "./list-panels.tsx";

type SharePanelProps = { list: ListPageData; trouble?: Trouble };

/**
 * How the list is shared, named and forgotten. What the other can do is said before there is a link; whatever else there is
 * stands behind a summary.
 */
export function SharePanel({ list, trouble }: SharePanelProps) {
  const { links, isMailed } = list;
  const { email } = trouble?.typed ?? {};
  return (
    <section
      aria-labelledby="share"
      className="grid justify-items-start gap-4 rounded-sm border border-line bg-white p-6 print:hidden"
    >
      <h2 id="share" className="scroll-mt-under-header font-display text-h3">
        Decide together
      </h2>
      <p className="max-w-prose text-tide">
        Anyone you send your link to can join this list. They can keep homes and take them off, vote, and
        write and read notes, just as you can.
      </p>
      {links.join ? (
        <SharedLink url={links.join} />
      ) : (
        <IntentButton intent="make link" hidden={{ link: "join" }}>
          Share with somebody
        </IntentButton>
      )}
      <details
        open={Boolean(email ?? links.show ?? links.calendar ?? trouble?.typed.name) || isMailed}
        className="w-full max-w-prose"
      >
        <summary className="inline-flex min-h-11 items-center font-semibold text-sm underline">
          More: your name, a calendar{links.join && ", withdrawing the link"}, other links, forgetting the
          list
        </summary>
        <div className="grid gap-6 pt-3">
          {!findAsking(list) && <NamePanel list={list} trouble={trouble} />}
          {links.join && <LinkButtons kind="join" hasLink />}
          <ShowLink url={links.show} />
          <MailForm typed={email} error={email === undefined ? undefined : trouble?.says} isSent={isMailed} />
          <CalendarPart url={links.calendar} />
          <ForgetPart members={list.members} />
        </div>
      </details>
    </section>
  );
}

/** Its button appears where the browser can send or copy (live-list.script.ts). */
function SharedLink({ url }: { url: string }) {
  return (
    <div className="grid w-full max-w-prose gap-3 sm:grid-cols-rest-auto">
      <LinkField id="link-join" label="Link: to decide together" url={url} />
      <div data-send hidden>
        <Button look="secondary">Send or copy it</Button>
      </div>
    </div>
  );
}

function ShowLink({ url }: { url: string | undefined }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">A link that only shows the list</h3>
      <p className="text-slate text-sm">
        It shows the homes, without names, votes or notes, and nobody can change anything.
      </p>
      {url && <LinkField id="link-show" label="Link: to show it" url={url} />}
      <LinkButtons kind="show" hasLink={url !== undefined} />
    </div>
  );
}

type MailFormProps = { typed?: string; error?: string; isSent: boolean };

function MailForm({ typed, error, isSent }: MailFormProps) {
  return (
    <IntentForm intent="mail" className="grid justify-items-start gap-2">
      <div className="w-full">
        <TextField
          name="email"
          label="Send it to yourself"
          hint="We use your email address for this one email, and erase it the next day."
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
