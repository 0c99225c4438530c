/** In place of the counts while homes load. */
export const LOADING_HOMES = "Loading homes…";

/** In place of the cards meanwhile (spec §4.2). */
export function Placeholders() {
  return (
    <ul aria-hidden="true" className="card-grid sm:cards-2 lg:cards-3 wide:cards-4">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place} className="card-placeholder" />
      ))}
    </ul>
  );
}
