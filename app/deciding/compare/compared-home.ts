/** The facts of a home that a comparison needs; amounts in dollars, sizes in sqm. */
export type ComparedHome = {
  /** The source id. */
  id: string;
  href: string;
  title: string;
  /** Its street, or its suburb where that is hidden. */
  place: string;
  /** Its state where that is not the agency's, "QLD", or the postcode that leaves it open: "postcode 2617". */
  elsewhere?: string;
  priceLine: string;
  /** The price in the price line; the upper end of a range. */
  price?: number;
  type: string;
  beds?: number;
  baths?: number;
  cars?: number;
  homeSize?: number;
  nextOpen: string;
};

export type ComparedSale = ComparedHome & {
  landSize?: number;
  councilQuarter?: number;
  waterQuarter?: number;
  strataQuarter?: number;
  method?: string;
};

/** The price is dollars a week. */
export type ComparedRental = ComparedHome & {
  bond?: number;
  available: string;
  pets?: string;
  furnished?: string;
};

export const notGiven = "Not given";
