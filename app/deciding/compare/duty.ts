import type { DutyTable, DutyTables, RevenueOffice } from "#app/region/region.ts";

/** The rates of a comparison, whose they are, and where they hold. */
export type DutyRates = { table: DutyTable; office: RevenueOffice; state: string };

export type Buyer = { isFirstHome: boolean; isForeign: boolean };

export type Duty = {
  duty: number;
  band: DutyTable["bands"][0];
  /** The duty without the concession for a first home, where that applies. */
  beforeConcession?: number;
  surcharge: number;
};

/** The rates on `today`: the newest that hold already. They are out of date where it is past their `until`. */
export function getDutyTable(tables: DutyTables, today: string) {
  return tables.find(({ from }) => from <= today) ?? tables[0];
}

/**
 * Transfer duty on a home (Duties Act 1997 (NSW)), in whole dollars, parts of a dollar left out.
 * A foreign person has the surcharge and no concession: that is for citizens and permanent residents.
 */
export function toDuty(price: number, { isFirstHome, isForeign }: Buyer, table: DutyTable): Duty {
  const { duty, band } = toFullDuty(price, table);
  const surcharge = isForeign ? Math.floor((price * table.foreignPercent) / 100) : 0;
  if (!isFirstHome || isForeign || price >= table.firstHome.fullFrom) return { duty, band, surcharge };
  return { duty: toConcession(price, table), band, beforeConcession: duty, surcharge };
}

function toFullDuty(price: number, { bands, least }: DutyTable) {
  const band = bands.findLast(({ above }) => price > above) ?? bands[0];
  const hundreds = Math.ceil((price - band.above) / 100);
  // Hundredths of a dollar, so that 4.5 % of a price is exact.
  const cents = band.base * 100 + hundreds * Math.round(band.per100 * 100);
  return { duty: Math.max(least, Math.floor(cents / 100)), band };
}

/** None up to the first limit; from there it grows evenly to what is paid at the second. */
function toConcession(price: number, table: DutyTable) {
  const { freeUpTo, fullFrom } = table.firstHome;
  if (price <= freeUpTo) return 0;
  const share = (price - freeUpTo) / (fullFrom - freeUpTo);
  return Math.floor(toFullDuty(fullFrom, table).duty * share);
}
