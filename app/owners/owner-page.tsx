import { type ReactNode, useId } from "react";
import { toPhoneHref } from "#app/region/phone.ts";
import { listSizes } from "#app/ui/picture/list-sizes.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { NearbyHome, OwnerView } from "./owner-view.ts";

/** An owner's private page. It prints on one sheet of A4. */
export function OwnerPage({ view }: { view: OwnerView }) {
  const { words, opens, sayings, prices, estimate, alike, sold } = view;
  return (
    <article className="wrap grid gap-part py-intro print:gap-4 print:py-0">
      <Head view={view} />
      <FigureRow view={view} />
      {words && <Words words={words} />}
      <div className="grid items-start gap-x-columns gap-y-part md:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <div className="grid gap-part print:gap-4">
          <Block title="Next open homes">
            {opens.length > 0 ? (
              <Lines lines={opens.map((open) => ({ key: open, words: open }))} />
            ) : (
              <p className="text-tide">None is planned at the moment.</p>
            )}
          </Block>
          {sayings.length > 0 && (
            <Block title="What visitors said">
              <Lines
                lines={sayings.map(({ day, words: said }) => ({ key: day + said, words: said, note: day }))}
              />
            </Block>
          )}
        </div>
        <div className="grid gap-part print:gap-4">
          <Block title={view.priceName}>
            <Lines
              lines={prices.map((price) => ({
                key: price.day + price.words,
                words: price.words,
                note: price.day,
              }))}
            />
            {estimate && <p className="text-slate text-sm print:text-xs">{estimate}</p>}
          </Block>
          <Nearby title="Similar homes newly listed nearby" homes={alike} />
          <Nearby title="Sold nearby" homes={sold} />
        </div>
      </div>
      <Foot view={view} />
    </article>
  );
}

function Head({ view: { name, today, address, state, price, page, picture } }: { view: OwnerView }) {
  return (
    <header className="grid items-end gap-6 md:grid-cols-rest-auto print:grid-cols-rest-auto">
      <div className="grid gap-3 print:gap-1">
        <p className="text-slate print:text-xs">
          For {name} · {today}
        </p>
        <h1 className="wrap-anywhere text-h1 print:text-h3">{address}</h1>
        <p className="text-lead text-tide print:text-sm">
          {[state, price].filter(Boolean).join(" · ")}
          {page && (
            <span className="print:hidden">
              {" · "}
              <a href={page} className="underline">
                Its page
              </a>
            </span>
          )}
        </p>
      </div>
      {picture && (
        <div className="overflow-hidden rounded-sm md:w-80 lg:w-100 print:w-28">
          <Picture
            picture={picture}
            version={picture.changedAt}
            sizes={listSizes.row}
            alt=""
            className="aspect-card"
            eager
          />
        </div>
      )}
    </header>
  );
}

function FigureRow({ view: { heading, figures, note } }: { view: OwnerView }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-line border-y py-8 print:gap-1 print:py-2">
      <h2 id={id} className="font-sans font-semibold text-base print:text-xs">
        {heading}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 print:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="grid content-start gap-1">
            <dt className="order-2 text-tide print:text-xs">{label}</dt>
            <dd className="font-display text-h3 tabular-nums leading-figure print:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="text-tide print:text-xs">{note}</p>}
    </section>
  );
}

function Words({ words: { paragraphs, author, day } }: { words: NonNullable<OwnerView["words"]> }) {
  return (
    <section
      aria-label={`From ${author}`}
      className="grid max-w-prose gap-3 text-lead print:max-w-none print:gap-1 print:text-xs"
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <p className="text-slate text-sm print:text-xs">
        {author}, {day}
      </p>
    </section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 print:break-inside-avoid print:gap-1">
      <h2 id={id} className="text-h3 print:text-md">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Line = { key: string; words: string; note?: string };

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="divide-y divide-line border-line border-t print:text-xs">
      {lines.map(({ key, words, note }) => (
        <li key={key} className="grid py-2.5 print:nth-[n+4]:hidden print:py-0.5">
          <span className="wrap-anywhere font-medium tabular-nums print:line-clamp-2">{words}</span>
          {note && <span className="text-slate text-sm print:text-xs">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

function Nearby({ title, homes }: { title: string; homes: readonly NearbyHome[] }) {
  if (homes.length === 0) return null;
  return (
    <Block title={title}>
      <ul className="divide-y divide-line border-line border-t print:text-xs">
        {homes.map(({ href, address, price, facts }) => (
          <li
            key={href}
            className="flex flex-wrap justify-between gap-x-6 py-2.5 print:nth-[n+3]:hidden print:py-0.5"
          >
            <a href={href} className="wrap-anywhere font-medium no-underline hover:underline">
              {address}
            </a>
            <span className="font-medium tabular-nums">{price}</span>
            <span className="basis-full text-slate text-sm print:text-xs">{facts}</span>
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
        This page is private to {name}, of {address}. Anyone with the link can read it. If it was forwarded to
        you by mistake, or you want it closed, ring {agent.name} on{" "}
        <a href={toPhoneHref(agent.phone)} className="underline">
          {agent.phone}
        </a>
        , who can close the link straight away.
      </p>
      <p>We show one or two as “Fewer than 3”, and never who asked, booked or looked.</p>
    </footer>
  );
}
