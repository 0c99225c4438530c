import { lazy, Suspense } from "react";
import { data } from "react-router";
import { BUILDER_SHARED_PARTS, builderContext, builderEditors } from "#app/agency/builder/builder-context.ts";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { policyContext } from "#app/document/shell/document-context.ts";
import { PropertyCard, toCardHref } from "#app/listings/card/property-card.tsx";
import { LoaderCircle } from "#app/ui/icons.tsx";
import { useIsHydrated } from "#app/ui/loading/use-loading.ts";
import type { Route } from "./+types/builder-preview.ts";

// The service's library runs in the browser only, on this page only.
const Preview = lazy(async () => ({
  default: (await import("#app/agency/builder/preview.client.tsx")).Preview,
}));

export function meta() {
  return toUnlistedMeta("Preview");
}

export function loader({ context }: Route.LoaderArgs) {
  const builder = context.get(builderContext);
  if (!builder) throw data(null, { status: 404 });
  const { key, apiUrl } = builder;
  context.set(policyContext, {
    framedBy: builderEditors,
    data: [...new Set([apiUrl, BUILDER_SHARED_PARTS])],
    pictures: ["https:"],
    hasInlineStyles: true,
  });
  return { apiKey: key, apiUrl };
}

/** The page that the visual editor shows while a page is composed. */
export default function BuilderPreview({ loaderData }: Route.ComponentProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className="wrap grid gap-6 pt-6 pb-(--section)">
      <h1 className="sr-only">Preview</h1>
      {isHydrated && (
        <Suspense fallback={<LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}>
          <Preview
            {...loaderData}
            renderCard={(card) => <PropertyCard card={card} cardHref={toCardHref(card, [])} />}
          />
        </Suspense>
      )}
    </div>
  );
}
