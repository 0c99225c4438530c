import { agency } from "#app/agency/folder/agency.ts";
import { LocatorMap, type LocatorMapDrawing } from "#app/document/coast/locator-map.tsx";
import { OfficeDetails } from "#app/document/site/office/office-details.tsx";

/** Beside the contact form: where the office is and when it is open. */
export function OfficePanel({ map }: { map?: LocatorMapDrawing }) {
  const { address } = agency;
  return (
    <section aria-label="Our office" className="overflow-hidden rounded-sm border border-line bg-white">
      {map && <LocatorMap map={map} label={`${address.street}, ${address.suburb}`} />}
      <div className="p-6">
        <OfficeDetails />
      </div>
    </section>
  );
}
