import type { ReactNode } from "react";
import { href } from "react-router";
import { type ListPlace, toListQuery } from "#app/office/frame/searched-list.tsx";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import { formatCount } from "#app/region/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";
import type { HomeLine } from "./home-figures.server.ts";
import { type HomeSort, homeSorts, parseHomeSort, toSortText } from "./home-sort.ts";

type HomeRow = HomeLine & {
  picture?: PictureToShow;
  /** "Sat 28 Nov, 10:00 am" */
  open: string;
  /** In the last seven days. */
  enquiries: number;
  /** Days on the market; undefined if the start is unknown. */
  days?: number;
};

type HomeTableProps = { rows: readonly HomeRow[]; list: ListPlace };

const acts = [
  { value: "hide", label: "Hide" },
  { value: "publish", label: "Publish" },
  { value: "open", label: "Set an open home" },
];

/** The table of homes, each with a link and a tick box. Actions on several are confirmed on another page. */
export function HomeTable({ rows, list }: HomeTableProps) {
  return (
    <form method="get" action={href("/office/homes/several")} className="group grid min-w-0 gap-6">
      <input type="hidden" name="from" value={`${href("/office/homes")}?${toListQuery(list)}`} />
      <Table rows={rows} list={list} />
      <fieldset className="bottom-(--bottom-bar-h) z-10 flex flex-wrap items-center gap-3 bg-foam py-3 group-has-checked:sticky lg:bottom-0">
        <legend className="sr-only">With the homes that are ticked</legend>
        <span aria-hidden="true" className="text-slate text-sm max-sm:w-full">
          With those ticked:
        </span>
        {acts.map(({ value, label }) => (
          <Button key={value} type="submit" name="act" value={value} look="secondary" size="small">
            {label}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}

/** Cards in a narrow window, a table in a wide one. */
function Table({ rows, list }: HomeTableProps) {
  return (
    <table className="block w-full min-w-0 border-line border-y lg:table">
      <caption className="sr-only">Homes</caption>
      <thead className="block lg:table-header-group">
        <tr className="flex flex-wrap gap-x-4 whitespace-nowrap text-sm lg:table-row">
          <td className="self-center text-slate lg:w-28">
            <span className="lg:hidden">Sort by</span>
          </td>
          {homeSorts.map(({ value, label, isDown }) => (
            <SortHeader key={value} value={value} label={label} isDown={isDown} list={list} />
          ))}
          <th scope="col" className="px-3 text-left font-semibold max-lg:hidden">
            State
          </th>
        </tr>
      </thead>
      <tbody data-rows="" className="block lg:table-row-group">
        {rows.map((row) => (
          <HomeTableRow key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

type SortHeaderProps = { value: HomeSort["by"]; label: string; isDown: boolean; list: ListPlace };

function SortHeader({ value, label, isDown, list }: SortHeaderProps) {
  const sort = parseHomeSort(list.sort ?? null);
  const isCurrent = sort?.by === value;
  const next = isCurrent ? !sort.isDown : isDown;
  const query = toListQuery({ ...list, sort: toSortText({ by: value, isDown: next }), page: 1 });
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (sort.isDown ? "descending" : "ascending") : undefined}
      className={figures.has(value) ? "lg:text-right" : "lg:text-left"}
    >
      <a
        href={`${href("/office/homes")}?${query}`}
        className={`inline-flex min-h-11 items-center lg:px-3 ${isCurrent ? "underline" : "no-underline hover:underline"}`}
      >
        {label}
        {isCurrent && <span aria-hidden="true">{sort.isDown ? "\u00a0↓" : "\u00a0↑"}</span>}
      </a>
    </th>
  );
}

const figures: ReadonlySet<string> = new Set(["price", "enquiries", "days"]);

function HomeTableRow(row: HomeRow) {
  const { id, title, address, agent, price, state, isEdited, picture, open, enquiries, days } = row;
  return (
    <tr className="relative block min-h-24 border-line border-t py-3 pl-32 text-sm lg:table-row lg:hover:bg-mist">
      <td className="absolute top-3 left-0 flex items-center lg:static">
        <label className="-ml-2.5 inline-flex size-11 flex-none cursor-pointer items-center justify-center lg:h-10">
          <input type="checkbox" name="home" value={id} className="size-6 accent-ink" />
          <span className="sr-only">{`Tick ${address || title || id}`}</span>
        </label>
        {picture ? (
          <Picture picture={picture} sizes="5rem" className="aspect-card w-20 rounded-xs lg:w-13" />
        ) : (
          <div className="aspect-card w-20 rounded-xs bg-mist lg:w-13" />
        )}
      </td>
      <th scope="row" className="block text-left font-normal lg:table-cell lg:px-3 lg:align-middle">
        <a
          href={href("/office/homes/:id", { id })}
          className="wrap-anywhere grid min-h-11 content-center no-underline hover:underline lg:min-h-10 lg:leading-tight"
        >
          <span className="font-semibold max-lg:text-base">{address || title || id}</span>
          <span className="text-slate">{[agent, isEdited && "edited here"].filter(Boolean).join(" · ")}</span>
        </a>
      </th>
      <td className={`${cell} tabular-nums lg:text-right`}>{price}</td>
      <Cell>{open && <span className="whitespace-nowrap">{open}</span>}</Cell>
      <Figure value={enquiries || undefined} one="enquiry" many="enquiries" since=" this week" />
      <Figure value={days} one="day" many="days" />
      <td className="block pt-1 lg:table-cell lg:px-3 lg:pt-0 lg:align-middle">
        <StateBadge state={state} />
      </td>
    </tr>
  );
}

const cell = "max-lg:inline lg:px-3 lg:align-middle";

type FigureProps = { value?: number; one: string; many: string; since?: string };

/** Without its unit in a table, whose column has it. */
function Figure({ value, one, many, since = "" }: FigureProps) {
  return (
    <Cell align="tabular-nums lg:text-right">
      {value !== undefined && (
        <>
          <span className="max-lg:hidden">{value}</span>
          <span className="whitespace-nowrap lg:hidden">{formatCount(value, one, many) + since}</span>
        </>
      )}
    </Cell>
  );
}

/** In a card the values follow the price in one line. */
function Cell({ children, align = "" }: { children: ReactNode; align?: string }) {
  return (
    <td className={`${cell} ${align}`}>
      {children && (
        <>
          <span aria-hidden="true" className="lg:hidden">
            {" · "}
          </span>
          {children}
        </>
      )}
    </td>
  );
}
