export { formatOpen } from "./booking-letter.ts";
export { type FoundOpen, toSheet } from "./found-open.ts";
export { type OpenVisits, respond, type SheetAction, type SheetReader } from "./sheet-part.ts";
