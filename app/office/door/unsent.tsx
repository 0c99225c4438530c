import { href, useLocation } from "react-router";

/** What the script says of the notes on this phone that the office does not have yet. */
export function Unsent() {
  const { pathname } = useLocation();
  const signIn = `${href("/office/sign-in")}?${new URLSearchParams({ next: pathname })}`;
  return (
    <div className="grid gap-2 empty:hidden print:hidden">
      <p data-kept-here hidden className="text-slate text-sm">
        This page is on your phone and works without reception, until a day after the open home or until you
        sign out.
      </p>
      <p data-unsent hidden role="status" className="rounded-sm bg-banksia-100 px-5 py-4">
        <strong data-unsent-count /> <span data-unsent-why />{" "}
        <a data-sign-in hidden href={signIn} className="font-semibold underline">
          Sign in, and they are sent
        </a>
      </p>
      <div data-refused hidden role="alert" className="grid gap-2 rounded-sm bg-flame-100 px-5 py-4">
        <p className="font-semibold">The office did not take these. They stay here.</p>
        <ul className="grid gap-1" />
      </div>
    </div>
  );
}
