import { Picture } from "#app/ui/picture/picture.tsx";
import type { ComparedHome, CompareRow } from "./compare-rows.ts";

/** Grid columns of a row on phones (below md), by the number of homes; the row's header is above them. */
const columns = ["", "max-md:grid-cols-1", "max-md:grid-cols-2", "max-md:grid-cols-3", "max-md:grid-cols-4"];
const FEW = 2;

/**
 * The homes' names stick below the site's header while their pictures scroll away. On phones three or four homes scroll
 * in both directions within their own frame. Inlined, because no other page uses these rules.
 */
function toRules(homes: number) {
  return `.compared thead{position:sticky;top:calc(var(--header-h) - 7.75rem);z-index:1}
@media (max-width:47.99rem){.compared.wide{--col:min((100cqi - 3.25rem)/2,11rem);overflow:auto;max-height:calc(100svh - var(--header-h) - 1rem)}
.compared.wide table{width:max(100cqi,${homes}*var(--col) + ${homes - 1}*.75rem)}
.compared.wide thead{top:-7.75rem}}
@media print{.compared.wide{overflow:visible;max-height:none}.compared thead{position:static}}`;
}
/** The `sizes` of the pictures; a single home's is no larger than those of two. */
const PICTURE_SIZES = "(min-width: 90rem) 20rem, (min-width: 48rem) 34vw, 44vw";

/** Homes as columns. On phones rows are laid out as grids, but browsers still expose a table to screen readers. */
export function CompareTable({
  homes,
  rows,
}: {
  homes: readonly ComparedHome[];
  rows: readonly CompareRow[];
}) {
  const row = `border-line border-b max-md:grid max-md:gap-x-3 ${columns[homes.length]}`;
  const isWide = homes.length > FEW;
  return (
    <section
      aria-label="Facts"
      tabIndex={isWide ? 0 : undefined}
      className={`compared @container ${isWide ? "wide" : ""}`}
    >
      <style href={`compared-${homes.length}`} precedence="page">
        {toRules(homes.length)}
      </style>
      <table className="w-full text-left text-ui tabular-nums max-md:block md:table-fixed">
        <caption className="sr-only">Facts</caption>
        <thead className="bg-foam max-md:block">
          <tr className={row}>
            <th scope="col" className="w-1/4 max-md:sr-only">
              <span className="sr-only">What</span>
            </th>
            {homes.map((home) => (
              <th scope="col" key={home.id} className="py-3 align-top md:pe-6">
                <Picture
                  picture={home.picture}
                  version={home.changedAt}
                  sizes={PICTURE_SIZES}
                  alt=""
                  eager
                  className="mb-2 h-28 max-w-80 rounded-xs"
                />
                <a href={home.href} className="wrap-anywhere font-semibold leading-snug underline">
                  {home.place}
                </a>
                <span className="block font-normal text-slate text-sm">{home.id}</span>
              </th>
            ))}
          </tr>
        </thead>
        {Array.from(
          Map.groupBy(rows, ({ group }) => group),
          ([group, some]) => (
            <tbody key={group} className="max-md:block">
              {group && (
                <tr className={row}>
                  <th
                    scope="rowgroup"
                    colSpan={homes.length + 1}
                    className="pt-7 pb-2 font-semibold max-md:sticky max-md:left-0 max-md:col-span-full max-md:w-fit"
                  >
                    {group}
                  </th>
                </tr>
              )}
              {some.map(({ label, cells }) => (
                <tr key={label} className={row}>
                  <th
                    scope="row"
                    className="align-top font-normal text-slate max-md:sticky max-md:left-0 max-md:col-span-full max-md:flex max-md:w-fit max-md:max-w-72 max-md:flex-wrap max-md:gap-x-3 max-md:pt-2.5 md:py-3 md:pe-4"
                  >
                    {label}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={homes[index]?.id}
                      className="wrap-anywhere text-balance pb-2.5 align-top md:py-3 md:pe-6"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ),
        )}
      </table>
    </section>
  );
}
