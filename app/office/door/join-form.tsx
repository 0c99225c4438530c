import { href, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { withoutDone } from "../frame/done.ts";
import type { Double } from "./double.ts";
import { Hidden } from "./hidden.tsx";

/** Asks whether a visitor is somebody who is known, and says so once they are joined. */
export function JoinForm({ visitor, double }: { visitor: string; double: Double }) {
  const page = withoutDone(useLocation());
  const { kind, id, reference, name, when, isJoined } = double;
  const link = (
    <a href={href("/office/enquiries/:reference", { reference })} className="font-semibold underline">
      {name}
    </a>
  );
  if (isJoined)
    return (
      <p className="text-sm">
        {kind === "twice" ? (
          <>The same person as {link}, counted once</>
        ) : (
          <>
            Joined with {link}, who asked {when}
          </>
        )}
      </p>
    );
  return (
    <form
      method="post"
      action={page}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm bg-banksia-100 px-4 py-2 print:hidden"
    >
      <Hidden intent="join" visitor={visitor} other={id} />
      <p className="text-sm">
        {kind === "twice" ? (
          <>Twice? Looks like {link}, at this door too</>
        ) : (
          <>
            Looks like {link}, who asked {when}
          </>
        )}
      </p>
      <Button type="submit" size="small" look="secondary" aria-label={`Join with ${name}`}>
        Join
      </Button>
    </form>
  );
}
