export type DoorTables = { open_visitor: OpenVisitorRow; open_door: OpenDoorRow };

const interests = ["none", "some", "warm"] as const;

/** Who came to an open home, or booked it and did not: what was noted of them at the door. */
export type OpenVisitorRow = {
  /** The enquiry's: that of the booking, or of who came without one. */
  id: string;
  /** The open time that it belongs to, however often it moves (open_time.uid). */
  open_uid: string;
  /** The listing's source id. */
  home_id: string;
  /** The open home's start at the agency when this was noted, as 2026-11-28T10:00. */
  time: string;
  came: 0 | 1;
  /** Empty: not said. */
  interest: "" | (typeof interests)[number];
  /** What they think the home is worth, in dollars, or a rent a week. */
  price: number | null;
  call_back: 0 | 1;
  /** For colleagues. */
  note: string;
  /** Interest, price and `told` may be told to the home's owner, without a name. */
  is_released: 0 | 1;
  /** Words for the owner; the note is never released. */
  told: string;
  /** The words that they agreed to, for more than this home, and when. */
  news_wording: string | null;
  news_at: number | null;
  /** JSON: when (ms) each field was last touched; of two phones the later touch counts. */
  touched: string;
  /** The visitor of the same open home who is the same person. */
  same_as: string | null;
  /** The earlier enquiry of the same person. */
  joined_to: string | null;
  noted_at: number;
};

/** A door that an agent has opened: its page is kept on phones, and visitors may write themselves down. */
type OpenDoorRow = {
  open_uid: string;
  home_id: string;
  /** Start and end at the agency, as 2026-11-28T10:00. */
  time: string;
  ends: string;
  /** Opens the page for visitors, and stands in the code that they scan. */
  token: string;
  opened_at: number;
  /** Since when the code leads nowhere. */
  ended_at: number | null;
};
