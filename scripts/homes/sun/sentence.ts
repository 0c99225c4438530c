import { toKind, toLabel } from "../plans/room-kinds.ts";

/** The rooms that have sun, moment by moment. */
export type SunnyRooms = ReadonlyMap<string, readonly string[]>;

const mattering = ["Living", "Kitchen", "Galley", "Dining", "Bedroom"];
const MOST_NAMED = 2;

/** What winter does for the home, and whether summer comes in: "Morning sun in the kitchen all winter." */
export function toSentence(sunny: SunnyRooms) {
  const winter = ["jun-9", "jun-12", "jun-15"].map((moment) => toWords(sunny.get(moment) ?? []));
  return `${toWinter(winter)} ${toSummer(sunny)}`;
}

const winterDays = new Map([
  ["111", (rooms: string) => `Sun in ${rooms} all day in winter.`],
  ["110", (rooms: string) => `Winter sun in ${rooms} from morning to midday.`],
  ["011", (rooms: string) => `Winter sun in ${rooms} from midday on.`],
  ["101", (rooms: string) => `Winter sun in ${rooms} early and late.`],
  ["100", (rooms: string) => `Morning sun in ${rooms} all winter.`],
  ["010", (rooms: string) => `Sun in ${rooms} in the middle of a winter day.`],
  ["001", (rooms: string) => `Afternoon sun in ${rooms} all winter.`],
]);

/** Of the room that counts most, and whatever shares its hours. */
function toWinter(times: readonly string[][]) {
  const rooms = order.filter((room) => times.some((time) => time.includes(room)));
  const toDay = (room: string) => times.map((time) => (time.includes(room) ? "1" : "0")).join("");
  const [first] = rooms;
  const sentence = first && winterDays.get(toDay(first));
  if (!sentence) return "Bright rather than sunny in winter: no direct sun at 9 am, noon or 3 pm.";
  return sentence(join(rooms.filter((room) => toDay(room) === toDay(first)).slice(0, MOST_NAMED)));
}

function toSummer(sunny: SunnyRooms) {
  const noon = toWords(sunny.get("dec-12") ?? []);
  const late = toWords(sunny.get("dec-15") ?? []);
  if (noon.length === 0 && late.length === 0) return "On summer afternoons the sun stays out.";
  if (late.length === 0) return "In summer the sun is gone by the afternoon.";
  return `On summer afternoons it reaches ${join(late.slice(0, MOST_NAMED))}.`;
}

const order = ["the living room", "the kitchen", "the bedrooms", "a bedroom"];

/** The rooms that count, those of one kind together. */
function toWords(rooms: readonly string[]) {
  const kinds = mattering.filter((kind) => rooms.some((room) => toKind(room) === kind));
  return [...new Set(kinds.map((kind) => toPhrase(kind, rooms)))];
}

function toPhrase(kind: string, rooms: readonly string[]) {
  if (kind === "Living" || kind === "Dining") return "the living room";
  if (kind !== "Bedroom") return `the ${toLabel(kind).toLowerCase()}`;
  const several = new Set(rooms.filter((room) => toKind(room) === kind)).size > 1;
  return several ? "the bedrooms" : "a bedroom";
}

function join(words: readonly string[]) {
  return words.join(" and ");
}
