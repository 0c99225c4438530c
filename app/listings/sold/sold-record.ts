const soldPropertyTypes = ["House", "Apartment", "Townhouse"] as const;

/** A sale of content/sold.ts (spec §3.9). */
export type SoldRecord = {
  id: string;
  title: string;
  address: string;
  suburb: string;
  /** In dollars. */
  price: number;
  beds: number;
  baths: number;
  cars: number;
  type: (typeof soldPropertyTypes)[number];
  /** Names of four pictures in public/pictures, the street view first. */
  pictures: readonly [string, ...string[]];
  /** Address of the ground floor's plan. */
  plan?: string;
  description: string;
  /** Calendar day at the agency, as 2026-09-12. */
  soldDate: string;
  /** In sqm. */
  landSize?: number;
  agentName: string;
  agentPhone: string;
  agentEmail: string;
};
