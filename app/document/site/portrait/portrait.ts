import { plates } from "#app/agency/folder/drawings.ts";
import { getPicture } from "#app/agency/folder/pictures.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

export type Portrait = { picture: Picture } | { plate: Plate };

type Pictured = { id: number; name: string; picture?: string | Picture };

/** An agent's picture, or else a plate. */
export function toPortrait({ id, name, picture }: Pictured): Portrait {
  return picture ? { picture: getPicture(picture) } : { plate: toPlate(id, name) };
}

const plateTints = ["ink", "sand", "euc", "tide", "banksia"] as const;
export type PlateTint = (typeof plateTints)[number];

export type Plate = { initials: string; tint: PlateTint; stretch: string };

/** A plate with initials and the agent's own stretch of coast, if the agency draws it. Only the principal's is ink. */
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
  const stretches = plates?.stretches ?? [];
  return stretches.at((id - 1) % stretches.length) ?? "";
}
