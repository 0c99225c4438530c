import { Button } from "#app/ui/button.tsx";
import type { Trouble } from "../intents/receive-intent.server.ts";
import { findHomeAskingName, type ListPageData } from "../show-list.ts";
import { IntentButton, LinkButtons, LinkField } from "./intent-form.tsx";
import { CalendarPart, ForgetPart, NamePanel } from "./list-panels.tsx";

type SharePanelProps = { list: ListPageData; trouble?: Trouble };

/** Shares, names and erases the list. The rights of people with the link are explained before there is one. */
export function SharePanel({ list, trouble }: SharePanelProps) {
  const { links } = list;
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
      <details open={Boolean(links.calendar ?? trouble?.typed.name)} className="w-full max-w-prose">
        <summary className="inline-flex min-h-11 items-center font-semibold text-sm underline">
          More: your name, a calendar{links.join && ", withdrawing the link"}, forgetting the list
        </summary>
        <div className="grid gap-6 pt-3">
          {!findHomeAskingName(list) && <NamePanel list={list} trouble={trouble} />}
          {links.join && <LinkButtons kind="join" hasLink />}
          <CalendarPart url={links.calendar} />
          <ForgetPart members={list.members} />
        </div>
      </details>
    </section>
  );
}

/** live-list.script.ts shows the button where the browser can share or copy. */
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
