import type { RouterContextProvider } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { policyContext } from "#app/document/shell/document-context.ts";
import { formatTime, formatWeekday } from "#app/region/format.ts";
import { Button } from "#app/ui/button.tsx";
import { script } from "./keep.script.ts?script";

/** Shown on a page that comes from the worker (keep.script.ts). `madeAt`: when it was made, at the agency, 2026-11-28T10:30. */
export function KeptNotice({ madeAt }: { madeAt: string }) {
  const [day = "", time = ""] = madeAt.split("T");
  return (
    <p role="status" data-kept hidden className="wrap rounded-sm bg-sand-100 px-5 py-4 print:hidden">
      There is no reception. This is how it was on {formatWeekday(day)} at {formatTime(time)}. <span />
    </p>
  );
}

/** Hidden until its script has found that the browser can do it. */
export function OfflinePanel() {
  return (
    <div data-offline hidden>
      <section
        aria-labelledby="offline"
        className="grid content-start gap-4 border-line border-t pt-6 print:hidden"
      >
        <h2 id="offline" className="font-display text-h3">
          Keep offline
        </h2>
        <p className="max-w-prose text-slate text-sm">
          Reception can be poor where homes are open. For use offline, this keeps your shortlist and your
          Saturday on this device, with their pictures. What you write or take off meanwhile is sent when
          there is a line again.
        </p>
        <div className="flex flex-wrap gap-2">
          <p>
            <Button size="small">Keep both pages offline</Button>
          </p>
          <p hidden>
            <Button size="small" look="secondary">
              Forget them
            </Button>
          </p>
        </div>
        <output className="text-sm" />
        <script>{script}</script>
      </section>
    </div>
  );
}

/** Lets a page be kept on the device; what its notice needs. */
export function allowOffline(context: Readonly<RouterContextProvider>) {
  context.set(policyContext, { ...context.get(policyContext), hasWorker: true });
  return { madeAt: toAgencyTime(Date.now()) };
}
