import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

/** To both lists, where nothing is kept yet. */
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
