import { type ReactNode, useId } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import { toPhoneHref } from "#app/region/format.ts";
import type { NearbyHome, OwnerView } from "./owner-view.ts";

/** What an owner sees: one calm page, and one sheet of A4 in print. */
export function OwnerPage({ view }: { view: OwnerView }) {
  return (
    <article className="wrap grid gap-part py-intro print:gap-4 print:py-0">
      <Head view={view} />
      <FigureRow view={view} />
      {view.words && <Words words={view.words} />}
      <div className="grid items-start gap-columns md:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-4">
        <Block title="Next">
          {view.opens.length > 0 ? (
            <Lines lines={view.opens.map((words) => ({ key: words, words }))} />
          ) : (
            <p className="text-tide">No open home is set.</p>
          )}
        </Block>
        <Block title="Price">
          <Lines lines={view.prices.map(({ day, words }) => ({ key: day + words, words, note: day }))} />
          {view.estimate && <p className="text-slate text-sm">{view.estimate}</p>}
        </Block>
        {view.sayings.length > 0 && (
          <Block title="What visitors said">
            <Lines lines={view.sayings.map(({ day, words }) => ({ key: day + words, words, note: day }))} />
          </Block>
        )}
        <Nearby title="New and alike nearby" homes={view.alike} />
        <Nearby title="Sold nearby" homes={view.sold} />
      </div>
      <Foot view={view} />
    </article>
  );
}

function Head({ view }: { view: OwnerView }) {
  return (
    <header className="grid gap-3 print:gap-1">
      <p className="text-slate">
        For {view.name} · {view.today}
      </p>
      <h1 className="wrap-anywhere text-h1 print:text-h2">{view.address}</h1>
      <p className="text-lead text-tide">
        {view.state}
        {view.price && ` · ${view.price}`}
        {view.page && (
          <>
            {" · "}
            <a href={view.page} className="underline print:hidden">
              its page
            </a>
          </>
        )}
      </p>
    </header>
  );
}

function FigureRow({ view: { since, figures } }: { view: OwnerView }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-line border-y py-8 print:gap-2 print:py-3">
      <h2 id={id} className="font-sans font-semibold text-base">
        {since ? `Since the report of ${since}` : "So far"}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 print:grid-cols-4">
        {figures.map(({ label, value, all }) => (
          <div key={label} className="grid content-start gap-1">
            <dt className="order-2 text-tide">{label}</dt>
            <dd className="font-display text-figure tabular-nums leading-figure">{value}</dd>
            {all && <dd className="order-3 text-slate text-sm tabular-nums">{all}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Words({ words: { paragraphs, author, day } }: { words: NonNullable<OwnerView["words"]> }) {
  return (
    <section aria-label={`From ${author}`} className="grid max-w-prose gap-3 text-lead print:text-sm">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <p className="text-slate text-sm">
        {author}, {day}
      </p>
    </section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 print:break-inside-avoid print:gap-1">
      <h2 id={id} className="text-h3 print:text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Line = { key: string; words: string; note?: string };

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="divide-y divide-line border-line border-t print:text-sm">
      {lines.map(({ key, words, note }) => (
        <li key={key} className="grid py-2.5 print:py-1">
          <span className="wrap-anywhere font-medium tabular-nums">{words}</span>
          {note && <span className="text-slate text-sm">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

function Nearby({ title, homes }: { title: string; homes: readonly NearbyHome[] }) {
  if (homes.length === 0) return null;
  return (
    <Block title={title}>
      <ul className="divide-y divide-line border-line border-t print:text-sm">
        {homes.map(({ href, address, price, facts }) => (
          <li key={href} className="flex flex-wrap justify-between gap-x-6 py-2.5 print:py-1">
            <a href={href} className="wrap-anywhere font-medium no-underline hover:underline">
              {address}
            </a>
            <span className="font-medium tabular-nums">{price}</span>
            <span className="basis-full text-slate text-sm">{facts}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Foot({ view: { name, address, agent } }: { view: OwnerView }) {
  return (
    <footer className="grid max-w-prose gap-2 border-line border-t pt-6 text-slate text-sm print:max-w-none print:gap-1 print:pt-2 print:text-xs">
      <p>
        This page is private to {name}, of {address}. Whoever has its link can read it. Was it forwarded to
        you, or should it end? Ring {agent.name},{" "}
        <a href={toPhoneHref(agent.phone)} className="underline">
          {agent.phone}
        </a>
        : it then opens nothing at once.
      </p>
      <p>Counts below three are “a few”. Who asked, booked or looked is never shown.</p>
      <p>
        {agency.legalName}, {agency.address.street}, {agency.address.suburb}
      </p>
    </footer>
  );
}

/** The same for every link that is wrong, ended or erased. */
export function NoOwnerPage({ phone }: { phone: string }) {
  return (
    <div className="wrap section grid gap-4">
      <h1 className="text-h1">This link opens nothing</h1>
      <p className="max-w-prose text-lead text-tide">
        It was ended or replaced by a newer one. Your agent makes you another: ring us at{" "}
        <a href={toPhoneHref(phone)} className="underline">
          {phone}
        </a>
        .
      </p>
    </div>
  );
}

/** Around an owner's page: the agency's name, and nothing to be led away by. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b print:border-0">
        <p className="wrap py-4 font-display text-3xl leading-none tracking-display print:py-0 print:text-xl">
          {agency.name}
        </p>
      </header>
      <main id="main" className="grow">
        {children}
      </main>
    </div>
  );
}
