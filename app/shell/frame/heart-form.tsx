import { href } from "react-router";

/** The form of every heart on the page (app/listings/card/heart.tsx), and what it says. */
export function HeartForm() {
  return (
    <form id="hearts" action={href("/shortlist")} method="post" className="print:hidden">
      <output className="heart-words" />
      <p className="heart-words heart-kept">
        Kept. <a href={href("/shortlist")}>Open your shortlist</a>
      </p>
    </form>
  );
}
