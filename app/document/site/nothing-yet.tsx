import { href } from "react-router";

/** Replaces a list that an agency has not filled yet. */
export function NothingYet({ children }: { children: string }) {
  return (
    <p className="wrap pb-(--section) text-lead text-tide">
      {children}{" "}
      <a href={href("/contact")} className="underline">
        Ask us
      </a>{" "}
      in the meantime.
    </p>
  );
}
