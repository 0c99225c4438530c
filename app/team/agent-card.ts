const SHOWN_ON_CARD = 2;

/** The first two service areas; an ellipsis says that there are more (spec §2.12). */
export function toCardAreas(areas: readonly string[]) {
  return areas.length > SHOWN_ON_CARD ? `${toFirstTwo(areas)}…` : toFirstTwo(areas);
}

/** The first two specialties (spec §9.15). */
export function toCardSpecialties(specialties: readonly string[]) {
  return toFirstTwo(specialties);
}

function toFirstTwo(words: readonly string[]) {
  return words.slice(0, SHOWN_ON_CARD).join(", ");
}
