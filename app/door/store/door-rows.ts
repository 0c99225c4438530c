export type DoorTables = { open_visitor: OpenVisitorRow; open_door: OpenDoorRow };

const interests = ["none", "some", "warm"] as const;

/** A visitor noted at the door of an open home, or somebody who booked and did not come. */
export type OpenVisitorRow = {
  /** Id of the enquiry: the booking, or one made for a visitor without a booking. */
  id: string;
  /** The open home's event (open_time.uid), which stays the same when it moves. */
  open_uid: string;
  /** The listing's source id. */
  home_id: string;
  /** The open home's start at the agency when this was noted, as 2026-11-28T10:00. */
  time: string;
  came: 0 | 1;
  /** Empty if not said. */
  interest: "" | (typeof interests)[number];
  /** What they think the home is worth, in dollars, or as rent in dollars a week. */
  price: number | null;
  call_back: 0 | 1;
  /** Note for colleagues. */
  note: string;
  /** 1 if the owner may read interest, price and `told`, without a name. */
  is_released: 0 | 1;
  /** Words for the owner, who never sees the note. */
  told: string;
  /** The text with which they asked to hear of other homes, and when. */
  news_wording: string | null;
  news_at: number | null;
  /** JSON: when (ms) each field was last changed; of two phones the later change wins. */
  touched: string;
  /** Id of the same person's other line at this open home, after joining. */
  same_as: string | null;
  /** Id of the same person's earlier enquiry, after joining. */
  joined_to: string | null;
  noted_at: number;
};

/** A door that an agent has opened, so that phones cache its sheet and visitors can sign in. */
type OpenDoorRow = {
  open_uid: string;
  home_id: string;
  /** Start and end at the agency, as 2026-11-28T10:00. */
  time: string;
  ends: string;
  /** Token of the visitors' page, contained in the code that they scan. */
  token: string;
  opened_at: number;
  /** When an agent ended the code. */
  ended_at: number | null;
};
