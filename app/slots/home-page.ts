import type { ComponentType } from "react";
import type { Pages } from "../agency/texts/site-texts.ts";
import type { Rental } from "../homes/record/rental-record.ts";
import type { SaleListing } from "../homes/record/sale-record.ts";
import { openDaysOnHomePage } from "../inspections/open-days-on-home-page.tsx";
import type { OpenCount } from "../inspections/open-listings.ts";

export type HomePageData = {
  // One line for each module.
  openDays?: readonly OpenCount[];
};

type Homes = { listings: readonly SaleListing[]; rentals: readonly Rental[] };

type HomePagePart = {
  name: string;
  /** `time` is the agency’s, as 2026-11-28T10:30. */
  load: (homes: Homes, time: string) => HomePageData;
  Show: ComponentType<{ data: HomePageData; headings: Pages["home"]["headings"] }>;
};

/** Parts of modules on the home page, between homes and suburbs. */
export const homePageParts: readonly HomePagePart[] = [
  // One line for each module.
  openDaysOnHomePage,
];
