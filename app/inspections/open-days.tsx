import type { ReactNode } from "react";
import { href } from "react-router";
import { FilterSelect } from "#app/listings/list/filter-select.tsx";
import { withSearch } from "#app/listings/search/list-address.ts";
import { formatCount, formatWeekday } from "#app/region/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import { Calendar, ChevronDown } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { type OpenChoice, type OpenField, toOpenSearch } from "./open-filters.ts";
import type { OpenDay, OpenHome } from "./open-listings.ts";

type OpenHomesProps = Pick<Partial<DaySectionProps>, "id" | "Title"> & {
  day: OpenDay;
  calendarHref?: string;
};

/** A day's open homes. Omit `calendarHref` where the day's calendar has more than this list. */
export function OpenHomes({ day, calendarHref, id = `day-${day.date}`, Title = "h2" }: OpenHomesProps) {
  return (
    <DaySection
      id={id}
      date={day.date}
      Title={Title}
      note={calendarHref && <CalendarLink href={calendarHref} id={id} />}
    >
      {toRows(day, Title === "h2" ? "h3" : "h4")}
    </DaySection>
  );
}

/** A collapsed day with the number of its times. It is expanded in print. */
export function FoldedDay({ day, calendarHref }: Pick<OpenHomesProps, "day" | "calendarHref">) {
  const id = `day-${day.date}`;
  return (
    <section aria-labelledby={id} className="border-line border-b">
      <details className="group/more @container print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-16 list-none items-center gap-x-4 py-2">
          <DayTitle id={id} date={day.date} Title="h2" size="text-h3" />
          <span className="ms-auto whitespace-nowrap text-slate text-sm tabular-nums">
            {formatCount(day.homes.length, "time")}
          </span>
          <ChevronDown className="size-5 flex-none group-open/more:rotate-180" />
        </summary>
        {calendarHref && <CalendarLink href={calendarHref} id={id} />}
        <ul className="@container pt-3">{toRows(day, "h3")}</ul>
      </details>
    </section>
  );
}

function CalendarLink({ href, id }: { href: string; id: string }) {
  return (
    <a
      href={href}
      aria-describedby={id}
      className="inline-flex min-h-7 items-center gap-2 text-slate text-sm underline hover:text-ink print:hidden"
    >
      <Calendar className="size-4.5" />
      Add this day to your calendar
    </a>
  );
}

function toRows({ homes }: OpenDay, Title: "h3" | "h4") {
  return homes.map(({ occasion, times, offer, priceName, listing }) => (
    <HomeRow key={`${occasion} ${times} ${listing.href}`} lead={times} listing={listing} Title={Title}>
      {occasion && <Badge tone="sold">{occasion}</Badge>}
      <Badge tone={offer === "For rent" ? "rent" : "sand"}>{offer}</Badge>
      {listing.badges
        .filter(({ tone }) => tone === "offer")
        .map(({ tone, label }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      {listing.price !== occasion && (
        <span className="font-display text-lg sm:text-h3">
          {priceName && <span className="font-sans text-slate text-sm">{priceName} </span>}
          {listing.price}
        </span>
      )}
    </HomeRow>
  ));
}

type DaySectionProps = {
  id: string;
  date: string;
  Title?: "h2" | "h3";
  note?: ReactNode;
  children: ReactNode;
};

export function DaySection({ id, date, Title = "h2", note, children }: DaySectionProps) {
  return (
    <section aria-labelledby={Title === "h2" ? id : undefined} className="@container">
      <div className="grid @4xl:grid-cols-narrow-wide gap-x-(--gap-grid) gap-y-5">
        <div className="grid justify-items-start gap-2 self-start lg:sticky lg:top-under-header">
          <DayTitle id={id} date={date} Title={Title} size={Title === "h2" ? "text-h2" : "text-h3"} />
          {note}
        </div>
        <ul className="@container border-line border-b">{children}</ul>
      </div>
    </section>
  );
}

type DayTitleProps = Required<Pick<DaySectionProps, "id" | "date" | "Title">> & {
  size: "text-h2" | "text-h3";
};

function DayTitle({ id, date, Title, size }: DayTitleProps) {
  return (
    <Title id={id} className={`font-display ${size}`}>
      <time dateTime={date}>{formatWeekday(date).replace(/ (?=\S+$)/, "\u00a0")}</time>
    </Title>
  );
}

type HomeRowProps = {
  /** The time, or the result of an auction. */
  lead: string;
  listing: Omit<OpenHome["listing"], "price" | "badges">;
  Title?: "h3" | "h4";
  children?: ReactNode;
};

export function HomeRow({ lead, listing, Title = "h3", children }: HomeRowProps) {
  return (
    <li className="group focus-frame relative grid @xl:grid-cols-[11rem_1fr_9rem] grid-cols-rest-auto items-start gap-x-5 rounded-xs border-line border-t py-3 sm:py-5">
      <p className="font-semibold tabular-nums sm:text-lg">{lead}</p>
      <div className="@xl:col-start-2 col-start-1 grid gap-1">
        <Title className="font-sans font-semibold text-base leading-snug">
          <a
            href={listing.href}
            className="no-underline outline-none after:absolute after:inset-0 group-hover:underline"
          >
            {listing.address}
          </a>
        </Title>
        <p className="text-slate text-sm max-sm:hidden">{listing.title}</p>
        {children && <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">{children}</p>}
      </div>
      <div className="@xl:col-start-3 col-start-2 row-span-2 row-start-1 @xl:w-36 w-26 overflow-hidden rounded-xs">
        <Picture
          picture={listing.picture}
          version={listing.changedAt}
          sizes="(min-width: 40rem) 9rem, 6.5rem"
          alt=""
          className="group-hover:drifted aspect-card transition-transform duration-(--dur-slow) ease-tide"
        />
      </div>
    </li>
  );
}

type OpenHomeFiltersProps = {
  choice: OpenChoice;
  /** Filter values that no open home has. */
  unknown?: string;
  fields: readonly OpenField[];
};

/** Days and offers are links, suburbs a form, because the page has no script. */
export function OpenHomeFilters({ choice, unknown, fields }: OpenHomeFiltersProps) {
  return (
    <search aria-label="Filters" className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {fields.map((field) =>
        field.name === "suburb" ? (
          <SuburbForm key={field.name} choice={choice} field={field} />
        ) : (
          <ChoiceLinks key={field.name} choice={choice} field={field} />
        ),
      )}
      {unknown && (
        <p role="status" className="wrap-anywhere basis-full text-slate text-ui">
          No open home matches “{unknown}”, so we left that out.
        </p>
      )}
    </search>
  );
}

type FieldProps = { choice: OpenChoice; field: OpenField };

/** A row of links that scrolls sideways where it is wider than the screen. */
function ChoiceLinks({ choice, field: { name, label, options } }: FieldProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-1 max-w-full overflow-x-auto px-1 py-1 max-sm:-mx-(--gutter) max-sm:max-w-none max-sm:px-(--gutter)"
    >
      <ul className="flex w-max gap-2">
        {options.map((option) => {
          const value = option.value === "any" ? undefined : option.value;
          const isChosen = value ? choice[name]?.split(",").includes(value) : !choice[name];
          return (
            <li key={option.value}>
              <a
                href={withSearch(href("/inspections"), toOpenSearch({ ...choice, [name]: value }))}
                aria-current={isChosen ? "true" : undefined}
                className="inline-flex min-h-11 items-center whitespace-nowrap rounded-xs border border-control current:border-ink bg-white current:bg-ink px-3.5 font-semibold current:text-foam text-ui no-underline hover:border-ink forced-colors:current:bg-[SelectedItem] forced-colors:current:text-[SelectedItemText] forced-colors:current:forced-color-adjust-none"
              >
                {option.label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SuburbForm({ choice, field: { name, label, options } }: FieldProps) {
  const { suburb = "", ...others } = choice;
  // An address may name several suburbs; the select shows them as one option.
  const several = suburb.includes(",") ? [{ value: suburb, label: suburb.replaceAll(",", ", ") }] : [];
  return (
    <form action={href("/inspections")} autoComplete="off" className="flex flex-wrap items-center gap-2">
      <Hidden values={others} />
      <FilterSelect
        name={name}
        label={label}
        field={{ toOptions: () => [...options, ...several] }}
        suburbs={[]}
        values={choice}
      />
      <Button type="submit" look="secondary" size="small">
        Apply
      </Button>
      {toOpenSearch(choice).size > 0 && (
        <a
          href={href("/inspections")}
          className="inline-flex min-h-11 items-center px-1 font-semibold text-ui underline decoration-banksia underline-offset-[0.4em] hover:decoration-2"
        >
          Clear all
        </a>
      )}
    </form>
  );
}
