import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Frequency, frequencies, PAUSE_DAYS, topics } from "../alert.ts";
import { PreferenceFields } from "./preference-fields.tsx";

export type ShownAlert = {
  id: string;
  words: string;
  /** Address of the list or home, where there is one. */
  href?: string;
  isConfirmed: boolean;
  /** ms. */
  askedAt: number;
  frequency: Frequency;
  /** Chosen topics; undefined for one home, whose alert announces all its news. */
  chosen?: readonly string[];
};

type AlertListProps = {
  alerts: readonly ShownAlert[];
  isPaused: boolean;
  /** Whether the follower's mail server refuses the address. */
  isRefused: boolean;
  /** Id of the alert whose form is open. */
  changing: string | null;
  calendarHref: string;
};

/** A follower's alerts. Every action is a form; links change nothing. */
export function AlertList({ alerts, isPaused, isRefused, changing, calendarHref }: AlertListProps) {
  const confirmed = alerts.filter(({ isConfirmed }) => isConfirmed);
  return (
    <div className="grid max-w-prose gap-8">
      <WaitingAlerts alerts={alerts.filter(({ isConfirmed }) => !isConfirmed)} />
      {isRefused && (
        <p>
          Your email provider turned our emails away on three days, so we stopped. If your address works
          again, press “Start again”.
        </p>
      )}
      <ul className="grid gap-6">
        {confirmed.map((alert) => (
          <AlertItem key={alert.id} alert={alert} isChanging={alert.id === changing} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-4 border-line border-t pt-6">
        {confirmed.length > 0 && (
          <>
            {isPaused || isRefused ? (
              <ActButton act="resume">Start again</ActButton>
            ) : (
              <ActButton act="pause">Pause for {PAUSE_DAYS} days</ActButton>
            )}
            <ButtonLink href={calendarHref} look="secondary">
              Add their open times to your calendar
            </ButtonLink>
          </>
        )}
        <ActButton act="stop">Stop all emails</ActButton>
        <ActButton act="erase">Erase my details</ActButton>
      </div>
    </div>
  );
}

/** Alerts that the owner of the address has not confirmed yet. */
function WaitingAlerts({ alerts }: Pick<AlertListProps, "alerts">) {
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="grid justify-items-start gap-4 rounded-sm bg-euc-100 p-6">
      <h2 id="waiting" className="font-display text-h3">
        Did you ask for this?
      </h2>
      <ul className="grid gap-4">
        {alerts.map(({ id, words, frequency }) => (
          <li key={id} className="grid justify-items-start gap-2">
            {words}, {toWords(frequency)}
            {alerts.length > 1 && (
              <ActButton act="stop" id={id}>
                Not this one
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      <ActForm act="confirm">
        {/* Alerts requested after the page was shown are not confirmed with these. */}
        <input type="hidden" name="until" value={Math.max(...alerts.map(({ askedAt }) => askedAt))} />
        <Button type="submit">Yes, email me</Button>
      </ActForm>
    </section>
  );
}

/** Only one alert at a time shows its form, because field ids must be unique on a page. */
function AlertItem({ alert, isChanging }: { alert: ShownAlert; isChanging: boolean }) {
  const { id, words, href, frequency, chosen } = alert;
  const labels = topics.flatMap(({ value, label }) => (chosen?.includes(value) ? [label.toLowerCase()] : []));
  return (
    <li id={id} className="grid gap-3 rounded-sm border border-line bg-white p-6">
      <p className="font-semibold">{href ? <a href={href}>{words}</a> : words}</p>
      <p className="text-slate text-ui">
        Emails {[toWords(frequency), ...(chosen ? [labels.join("; ")] : [])].join(": ")}.
      </p>
      {isChanging ? (
        <ActForm act="change" id={id}>
          <PreferenceFields frequency={frequency} chosen={chosen} />
          <Button type="submit">Save</Button>
        </ActForm>
      ) : (
        <a
          href={`?${new URLSearchParams({ change: id })}#${id}`}
          className="inline-flex min-h-8 items-center justify-self-start font-semibold text-ui underline"
        >
          Change
        </a>
      )}
      <ActButton act="stop" id={id}>
        Stop this one
      </ActButton>
    </li>
  );
}

function toWords(frequency: Frequency) {
  return frequencies.find(({ value }) => value === frequency)?.words;
}

function ActButton({ children, ...act }: ActFormProps) {
  return (
    <ActForm {...act}>
      <Button type="submit" look="secondary" size={act.id ? "small" : undefined}>
        {children}
      </Button>
    </ActForm>
  );
}

type ActFormProps = { act: string; id?: string; children: ReactNode };

function ActForm({ act, id, children }: ActFormProps) {
  return (
    <form method="post" className="grid justify-items-start gap-5">
      <input type="hidden" name="act" value={act} />
      {id && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}
