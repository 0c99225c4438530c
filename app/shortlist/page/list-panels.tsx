import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { Trouble } from "../intents/receive-intent.server.ts";
import type { ListPageData } from "../show-list.ts";
import { IntentButton, IntentForm, LinkButtons, LinkField } from "./intent-form.tsx";

const heading = "scroll-mt-under-header font-sans font-semibold text-base";
const part = "grid content-start justify-items-start gap-2";

export function CalendarPart({ url }: { url?: string }) {
  return (
    <section aria-labelledby="calendar" className={part}>
      <h3 id="calendar" className={heading}>
        Open times in your calendar
      </h3>
      <p className="text-slate text-sm">
        Subscribe to this link in your calendar, and the open times of the homes on this list appear by
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

type NamePanelProps = {
  list: Pick<ListPageData, "name">;
  trouble?: Trouble;
  /** The home whose vote asks for the name; the redirect returns there. */
  home?: string;
};

export function NamePanel({ list, trouble, home }: NamePanelProps) {
  const typed = trouble?.typed.name;
  return (
    <IntentForm
      intent="name"
      hidden={home ? { home } : undefined}
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      <TextField
        name="name"
        label="Your first name, for the others on this list"
        autoComplete="given-name"
        defaultValue={typed ?? list.name}
        error={typed === undefined ? undefined : trouble?.says}
      />
      <Button type="submit" look="secondary">
        Save name
      </Button>
    </IntentForm>
  );
}

export function ForgetPart({ members }: { members: number }) {
  return (
    <section aria-labelledby="forget" className={part}>
      <h3 id="forget" className={heading}>
        Forget this list
      </h3>
      <p className="text-slate text-sm">
        It is erased at once, with every vote and note
        {members > 1 && `, for all ${members} browsers that have it`}. If nobody uses it, it is erased after
        12 months, or 30 days after the last home comes off.
      </p>
      <div className="flex flex-wrap gap-2">
        <IntentButton intent="forget">Forget this list</IntentButton>
        {members > 1 && <IntentButton intent="leave">Leave this list</IntentButton>}
      </div>
      <p className="text-slate text-sm">
        To see what we store and for how long, read <a href={`${href("/privacy")}#cookies`}>Privacy</a>.
      </p>
    </section>
  );
}
