import { ButtonLink } from "#app/ui/button.tsx";
import { NotFoundLayout } from "./not-found-layout.tsx";

/** What an address shows that the site does not have (spec §2.25); the answer's status is 404. */
export function NoSuchPage() {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-hero">
        Oops! <br />
        Page not found
      </h1>
      <p className="max-w-120 text-lead text-tide">
        There is no such address on this coast. The page may have moved, or the listing may have been taken
        down.
      </p>
      <ButtonLink href="/">Return to Home</ButtonLink>
      <script>{logAttemptedPath}</script>
    </NotFoundLayout>
  );
}

// The same for every address, so that one hash in the page's policy allows it.
const logAttemptedPath = 'console.error("404: there is no page at",location.pathname)';
