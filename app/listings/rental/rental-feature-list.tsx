import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Check } from "#app/ui/icons.tsx";

/** What the description promises, a few words each; nothing where it promises nothing we know. */
export function RentalFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <DetailBlock title="Features" print="besideAside">
      <ul className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2 print:text-xs">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5 py-2 print:py-0.5">
            <Check aria-hidden="true" className="size-4 flex-none text-banksia" strokeWidth={2} />
            {feature}
          </li>
        ))}
      </ul>
    </DetailBlock>
  );
}
