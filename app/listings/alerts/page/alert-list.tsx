import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PAUSE_DAYS } from "../alert.ts";
import { MannerFields } from "./manner-fields.tsx";

export type ShownAlert = {
  id: string;
  words: string;
  /** The list or the page of the home, where there is one. */
  href?: string;
  isAboutSearch: boolean;
  isConfirmed: boolean;
  frequency: string;
  /** How often, in words. */
  often: string;
  topics: readonly string[];
};

type AlertListProps = {
  alerts: readonly ShownAlert[];
  isPaused: boolean;
  /** The mail server of their address refuses it. */
  isRefused: boolean;
  calendarHref: string;
};

/** All that somebody asked to be told. Links only show; every act is a form. */
export function AlertList({ alerts, isPaused, isRefused, calendarHref }: AlertListProps) {
  const waiting = alerts.filter(({ isConfirmed }) => !isConfirmed);
  return (
    <div className="grid max-w-prose gap-8">
      {waiting.length > 0 && (
        <section
          aria-labelledby="waiting"
          className="grid justify-items-start gap-4 rounded-sm bg-euc-100 p-6"
        >
          <h2 id="waiting" className="font-display text-h3">
            Did you ask for this?
          </h2>
          <ul className="grid list-disc gap-1 ps-5">
            {waiting.map(({ id, words, often }) => (
              <li key={id}>
                {words}, {often}
              </li>
            ))}
          </ul>
          <ActForm act="confirm">
            <Button type="submit">Yes, tell me</Button>
          </ActForm>
        </section>
      )}
      {isRefused && (
        <p>
          Your mail provider refused our mails on three days, so we stopped. If your address works again, go
          on.
        </p>
      )}
      <ul className="grid gap-6">
        {alerts
          .filter(({ isConfirmed }) => isConfirmed)
          .map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
      </ul>
      <div className="flex flex-wrap gap-4 border-line border-t pt-6">
        {isPaused || isRefused ? (
          <ActForm act="resume">
            <Button type="submit">Go on</Button>
          </ActForm>
        ) : (
          <ActForm act="pause">
            <Button type="submit" look="secondary">
              Pause for {PAUSE_DAYS} days
            </Button>
          </ActForm>
        )}
        <ButtonLink href={calendarHref} look="secondary">
          Calendar of their open times
        </ButtonLink>
        <ActForm act="stop">
          <Button type="submit" look="secondary">
            Stop all
          </Button>
        </ActForm>
        <ActForm act="erase">
          <Button type="submit" look="secondary">
            Erase me
          </Button>
        </ActForm>
      </div>
    </div>
  );
}

function AlertItem({ alert }: { alert: ShownAlert }) {
  const { id, words, href, often, isAboutSearch, frequency, topics } = alert;
  return (
    <li className="grid gap-3 rounded-sm border border-line bg-white p-6">
      <p className="font-semibold">{href ? <a href={href}>{words}</a> : words}</p>
      <p className="text-slate text-ui">A mail {often}.</p>
      <details>
        <summary className="min-h-8 cursor-pointer font-semibold text-ui underline">Change</summary>
        <ActForm act="change" id={id}>
          <MannerFields frequency={frequency} chosen={isAboutSearch ? topics : undefined} />
          <Button type="submit">Save</Button>
        </ActForm>
      </details>
      <ActForm act="stop" id={id}>
        <Button type="submit" look="secondary" size="small">
          Stop this one
        </Button>
      </ActForm>
    </li>
  );
}

function ActForm({ act, id, children }: { act: string; id?: string; children: ReactNode }) {
  return (
    <form method="post" className="grid justify-items-start gap-5">
      <input type="hidden" name="act" value={act} />
      {id && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}
