import { script } from "../phone/forget-sheets.script.ts?script";

/** On the sign-in page: removes sheets of open homes from this phone and lists notes that are not sent yet. */
export function UnsentDoorNotes() {
  return (
    <>
      <div data-unsent-sheets hidden role="status" className="grid gap-2 rounded-sm bg-banksia-100 px-5 py-4">
        <p className="font-semibold">Some notes on this phone are not sent yet. Sign in to send them.</p>
        <ul className="grid" />
      </div>
      <script>{script}</script>
    </>
  );
}
