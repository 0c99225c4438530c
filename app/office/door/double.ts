/** Somebody who looks like a visitor, or has been joined with them. */
export type Double = {
  /** Twice at this door, or an enquiry of before. */
  kind: "twice" | "earlier";
  id: string;
  reference: string;
  name: string;
  /** When the earlier enquiry came. */
  when?: string;
  isJoined: boolean;
};
