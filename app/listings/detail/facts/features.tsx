import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Check, ChevronDown } from "#app/ui/icons.tsx";
import type { KeyValue } from "#app/ui/key-values.tsx";
import type { ShownFacts } from "./shown-facts.server.ts";

type FeaturesProps = Pick<ShownFacts, "glance"> & Partial<Pick<ShownFacts, "groups" | "also">>;

export function Features(props: FeaturesProps) {
  if (!hasFeatures(props)) return null;
  return (
    <DetailBlock title="Features" print="besideAside">
      <FeatureLists {...props} />
    </DetailBlock>
  );
}

export function hasFeatures({ glance, also = [] }: FeaturesProps) {
  return glance.length + also.length > 0;
}

/** The main features; the others unfold without script. Printed as one paragraph. */
export function FeatureLists({ glance, groups = [], also = [] }: FeaturesProps) {
  const hasMore = groups.length > 0;
  const all = also.length > 0 ? [...groups, { name: "Also", features: also }] : groups;
  return (
    <>
      <div className={hasMore ? "print:hidden" : ""}>
        <FeatureList features={glance} />
      </div>
      {!hasMore && also.length > 0 && (
        <p className="print:text-xs">
          <span className="text-slate">Also</span> {also.join(", ")}
        </p>
      )}
      {hasMore && (
        <details className="group print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-ui underline">
            All {all.reduce((sum, { features }) => sum + features.length, 0)} features
            <ChevronDown className="size-4 group-open:rotate-180" />
          </summary>
          <div className="grid gap-4.5 pt-4">
            {all.map(({ name, features }) => (
              <div key={name}>
                <h3 className="font-sans font-semibold text-slate text-sm">{name}</h3>
                <FeatureList features={features} />
              </div>
            ))}
          </div>
        </details>
      )}
      {hasMore && (
        <p className="hidden print:block print:text-xs">
          {all.flatMap(({ features }) => features).join(", ")}
        </p>
      )}
    </>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 print:grid-cols-3 print:text-xs">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 py-1.5 print:py-0.5">
          <Check className="mt-1 size-4 flex-none text-banksia" strokeWidth={2} />
          {feature}
        </li>
      ))}
    </ul>
  );
}

export function FactTexts({ title, items }: { title: string; items: readonly KeyValue[] }) {
  if (items.length === 0) return null;
  return (
    <DetailBlock title={title} print="besideAside">
      <dl className="grid max-w-prose gap-4.5 print:gap-1.5 print:text-xs">
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt className="font-semibold text-slate text-sm">{label}</dt>
            <dd className="wrap-anywhere leading-prose">{value}</dd>
          </div>
        ))}
      </dl>
    </DetailBlock>
  );
}
