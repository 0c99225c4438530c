/** What an owner reads of their home. Of the people who asked there are counts only. */
export type OwnerView = {
  /** Whose page it is. */
  name: string;
  address: string;
  /** "For sale", "Under offer", "Withdrawn": how it stands on the site. */
  state: string;
  price: string;
  /** The page that visitors see, if they do. */
  page?: string;
  /** The day of the last report, in words; without one everything counts. */
  since?: string;
  figures: readonly { label: string; value: string; all?: string }[];
  /** The agent's words of the last report. */
  words?: { paragraphs: readonly string[]; author: string; day: string };
  opens: readonly string[];
  prices: readonly { day: string; words: string }[];
  estimate?: string;
  alike: readonly NearbyHome[];
  sold: readonly NearbyHome[];
  agent: { name: string; phone: string };
  today: string;
};

/** A home close by: its price, and what else is known of it. */
export type NearbyHome = { href: string; address: string; price: string; facts: string };
