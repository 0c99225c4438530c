/** What a picture may show, as words for proposed texts. */
const rooms = [
  "Front",
  "Living room",
  "Dining room",
  "Kitchen",
  "Bedroom",
  "Bathroom",
  "Study",
  "Laundry",
  "Deck",
  "Balcony",
  "Courtyard",
  "Garden",
  "Pool",
  "Garage",
  "View",
] as const;
type Room = (typeof rooms)[number];

export const roomOptions = rooms.map((room) => ({ value: room, label: room }));

/** The first room that a text mentions; undefined if there is none. */
export function findRoom(alt: string): Room | undefined {
  const words = alt.toLowerCase().split(/[^a-z]+/);
  const named = rooms.map((room) => ({ room, at: words.indexOf(room.toLowerCase().split(" ")[0] ?? "") }));
  return named.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.room;
}

/** Proposes "Kitchen of 14 Tern Lane, Freshwater" in place of an empty or proposed text; other texts are kept. */
export function proposeText(alt: string, chosen: string, place: string) {
  const room = rooms.find((each) => each === chosen);
  return room && (alt === "" || isProposed(alt, place)) ? toProposal(room, place) : alt;
}

/** The hint above a text, which says whether the text is only proposed. */
export function toTextHint(alt: string, place: string) {
  return isProposed(alt, place)
    ? "Proposed, for people who cannot see it: say more where you can."
    : "In a sentence, for people who cannot see it.";
}

function isProposed(alt: string, place: string) {
  return rooms.some((room) => toProposal(room, place) === alt);
}

function toProposal(room: Room, place: string) {
  return `${room} ${room === "View" ? "from" : "of"} ${place}`;
}
