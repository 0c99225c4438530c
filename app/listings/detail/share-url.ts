import { href } from "react-router";

/** The address of a sale listing for whatever outlives the page: its source id stays when its position changes. */
export function toPropertyUrl(origin: string, { originalId }: { originalId: string }): string {
  return new URL(href("/property/:id", { id: originalId }), origin).href;
}

/** The address of a rental, which has only one. */
export function toRentalUrl(origin: string, { id }: { id: string }): string {
  return new URL(href("/rental/:id", { id }), origin).href;
}
