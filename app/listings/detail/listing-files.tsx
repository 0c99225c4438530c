import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { DetailBlock } from "#app/ui/detail-block.tsx";

const KILOBYTE = 1_000;

type WithFiles = Pick<AnyListing, "documents" | "video" | "tour" | "links">;

/** Documents, video and tour as links; nothing from other sites is embedded. */
export function ListingFiles({ listing }: { listing: WithFiles }) {
  return (
    <DetailBlock title="Documents and tours" print="not">
      <ul className="divide-y divide-line border-line border-y">
        {toFileLinks(listing).map(({ href, label }) => (
          <li key={`${href} ${label}`}>
            <a href={href} rel="noopener" className="flex min-h-11 items-center py-2 underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </DetailBlock>
  );
}

export function toFileLinks({ documents, video, tour, links }: WithFiles) {
  return [
    ...documents.map((document) => ({ href: document.href, label: toDocumentLabel(document) })),
    ...(video ? [{ href: video, label: "Watch the video" }] : []),
    ...(tour ? [{ href: tour, label: "Take the virtual tour" }] : []),
    ...links.map(({ href }) => ({ href, label: `More at ${URL.parse(href)?.hostname ?? "another site"}` })),
  ];
}

/** "Contract of sale, PDF, 1.2 MB" */
function toDocumentLabel({ href, title, bytes }: WithFiles["documents"][number]) {
  const [path = ""] = href.split(/[?#]/);
  const type = /\.([a-z\d]{2,4})$/i.exec(path)?.[1]?.toUpperCase();
  // A title that is a file name already has the type.
  const isNamed = type !== undefined && title.toUpperCase().endsWith(`.${type}`);
  return [title, !isNamed && type, bytes && formatBytes(bytes)].filter(Boolean).join(", ");
}

/** "1.2 MB", "120 KB" */
function formatBytes(bytes: number) {
  const kilobytes = Math.max(Math.round(bytes / KILOBYTE), 1);
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${Math.round(kilobytes / 100) / 10} MB`;
}
