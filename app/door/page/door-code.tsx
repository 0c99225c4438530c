import { IntentForm } from "#app/office/frame/office-page.tsx";
import { ChevronDown, Scan } from "#app/ui/icons.tsx";

export type Code = {
  /** Address of the page where visitors sign in. */
  url: string;
  /** The QR code as an SVG path. */
  path: string;
  size: number;
};

type DoorCodeProps = { code?: Code; uid: string };

/** The QR code that visitors scan to sign in on their own phone, or a button to open the door. */
export function DoorCode({ code, uid }: DoorCodeProps) {
  if (!code)
    return (
      <section className="grid max-w-prose gap-4 rounded-sm bg-sand-50 p-5 print:hidden">
        <p>
          Open the door when you set off. This page then works on your phone without reception until a day
          after, and shows a code that visitors scan to sign in.
        </p>
        <IntentForm intent="open door" label="Open the door" look="primary" hidden={{ uid }} />
      </section>
    );
  const margin = 4;
  const side = code.size + 2 * margin;
  return (
    <details className="group rounded-sm bg-sand-50 print:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 font-semibold">
        <Scan className="size-5" />
        Code for visitors
        <ChevronDown className="ml-auto size-5 group-open:rotate-180" />
      </summary>
      <div className="grid justify-items-center gap-4 px-5 pb-6">
        <svg
          viewBox={`${-margin} ${-margin} ${side} ${side}`}
          role="img"
          aria-label="QR code of the page for visitors"
          shapeRendering="crispEdges"
          className="w-full max-w-90 rounded-xs bg-white"
        >
          <path d={code.path} fill="black" />
        </svg>
        <p className="text-center">Scan this with your camera and sign in on your own phone.</p>
        <a href={code.url} className="wrap-anywhere text-center text-sm underline">
          {code.url.replace(/^https?:\/\//, "")}
        </a>
        <IntentForm intent="end code" label="End this code" hidden={{ uid }} />
      </div>
    </details>
  );
}
