import plates from "./drawings/plates.json" with { type: "json" };

const plateTints = ["ink", "sand", "euc", "tide", "banksia"] as const;
export type PlateTint = (typeof plateTints)[number];

export type Plate = { initials: string; tint: PlateTint; stretch: string };

/** What stands in for a portrait: initials, and the agent's own stretch of the coast as path data. Ink is the principal's. */
export function toPlate(id: number, name: string): Plate {
  const [principalTint, ...otherTints] = plateTints;
  const tint = id === 1 ? principalTint : (otherTints[(id - 2) % otherTints.length] ?? principalTint);
  return { initials: toInitials(name), tint, stretch: getStretch(id) };
}

function toInitials(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => (word ?? "").charAt(0).toUpperCase()).join("");
}

function getStretch(id: number) {
  const { stretches } = plates;
  return stretches.at((id - 1) % stretches.length) ?? "";
}
