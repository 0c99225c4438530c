/** Drawings for a listing without pictures, of no place and no home. */
export const placeholders = ["camera", "easel", "frame", "letterbox", "prints"] as const;

/** The address of a drawing, which lies in the agency's public folder. */
export function toPlaceholderAddress(drawing: (typeof placeholders)[number]) {
  return `/pictures/placeholder-${drawing}.svg`;
}
