import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

/** Links to homes for sale and rentals, for an empty shortlist. */
export function ViewHomes() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={href("/listings")}>View homes for sale</ButtonLink>
      <ButtonLink href={href("/rentals")} look="secondary">
        View homes for rent
      </ButtonLink>
    </div>
  );
}
