import { formatAvailable } from "#app/homes/record/availability.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { formatDollars } from "#app/region/format.ts";

/** The terms below the rent: availability, pets, furniture, bond and lease, as far as they are known. */
export function toTerms(rental: Rental): string[] {
  const { available, pets, furnished, bond, lease } = rental;
  if (isEnded(rental)) return [];
  const terms = [
    available && `Available ${formatAvailable(available)}`,
    pets && petWords[pets],
    furnished !== undefined && (furnished ? "Furnished" : "Unfurnished"),
    bond && `Bond ${formatDollars(bond)}`,
    lease && `Lease ${lease}`,
  ];
  return terms.flatMap((term) => term || []);
}

/** No text for "no", because a tenancy cannot exclude pets in general. */
const petWords = { considered: "Pets considered", welcome: "Pets welcome" } as const;
