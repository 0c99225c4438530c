import type { ReactNode } from "react";

const placeholder = "rounded-xs bg-mist-200 animate-pulse-soft forced-colors:border";
const thumbs = [1, 2, 3, 4, 5];
const facts = [1, 2, 3, 4];

/** Placeholders for gallery, heading and panel while a listing loads. */
export function DetailSkeleton({ spinner, children }: { spinner?: ReactNode; children: string }) {
  return (
    <div className="wrap grid grid-cols-1 gap-2.5 pt-4 pb-(--section)">
      <div role="status" className="flex min-h-7 items-center gap-2.5 text-slate">
        {spinner}
        <h1 className="font-normal font-sans text-sm">{children}</h1>
      </div>
      <div className="grid grid-cols-1 gap-2.5 lg:grid-cols-gallery">
        <div className={`aspect-3/2 ${placeholder}`} />
        <div className="flex content-start gap-2.5 overflow-hidden lg:grid lg:grid-cols-3">
          {thumbs.map((thumb) => (
            <div key={thumb} className={`aspect-3/2 flex-none basis-24 ${placeholder}`} />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-10 pt-part lg:grid-cols-aside lg:gap-aside">
        <div className="grid content-start gap-5">
          <div className={`h-12 max-w-120 lg:h-16 ${placeholder}`} />
          <div className={`h-4 w-3/5 max-w-80 ${placeholder}`} />
          <div className={`h-10 w-36 ${placeholder}`} />
          <div className="flex gap-8 pt-6">
            {facts.map((fact) => (
              <div key={fact} className={`h-11 flex-1 ${placeholder}`} />
            ))}
          </div>
        </div>
        <div className={`h-96 rounded-sm ${placeholder}`} />
      </div>
    </div>
  );
}
