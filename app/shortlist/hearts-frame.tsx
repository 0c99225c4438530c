import { href } from "react-router";
import type { FramePart } from "#app/document/shell/frame/frame-part.ts";
import { Heart } from "#app/ui/icons.tsx";

/** The header link with the number of kept homes, and the form that all hearts submit. */
export const shortlistFrame: FramePart = {
  name: "shortlist",
  headerLink: { href: href("/shortlist"), covers: [href("/saturday")], Label: HeartCount },
  End: HeartForm,
};

function HeartCount() {
  return (
    <>
      <Heart className="size-5" />
      <span className="sr-only">Shortlist </span>
      <span id="heart-count" />
    </>
  );
}

/** The form that all hearts (heart.tsx) submit, with its status message. */
function HeartForm() {
  return (
    <form id="hearts" action={href("/shortlist")} method="post" className="print:hidden">
      <output className="heart-words" />
      <p className="heart-words heart-kept">
        Kept. <a href={href("/shortlist")}>Open your shortlist</a>
      </p>
    </form>
  );
}
