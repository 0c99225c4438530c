/** Drawings for listings without pictures; none shows a place or a home. */
export const placeholders = ["camera", "easel", "frame", "letterbox", "prints"] as const;

/** The address of a drawing in the agency's public folder. */
export function toPlaceholderAddress(drawing: (typeof placeholders)[number]) {
  return `/pictures/placeholder-${drawing}.svg`;
}
