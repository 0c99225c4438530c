/** What a client said, with their leave (spec §3.6). */
export type Testimonial = {
  id: number;
  name: string;
  suburb: string;
  quote: string;
  /** Out of five. */
  rating: number;
  agentId: number;
  /** Id of a sold property, where the words are about one. */
  propertyId?: string;
  /** Calendar day in Sydney, as 2026-08-30. */
  date: string;
};
