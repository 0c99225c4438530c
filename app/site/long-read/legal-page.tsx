import { formatDate } from "#app/format.ts";
import { underHome } from "../breadcrumbs.tsx";
import { LongRead, type LongReadSection } from "./long-read.tsx";
import { LongReadHeader } from "./long-read-header.tsx";

type Legal = {
  title: string;
  lead: string;
  /** Calendar day in Sydney. */
  updatedAt: string;
  sections: readonly LongReadSection[];
};

/** Privacy and terms: a long read with the day of its last change. */
export function LegalPage({ legal }: { legal: Legal }) {
  const { title, lead, updatedAt, sections } = legal;
  return (
    <>
      <LongReadHeader
        crumbs={underHome(title)}
        title={title}
        lead={lead}
        note={`Last changed ${formatDate(updatedAt)}`}
      />
      <div className="pb-(--section)">
        <LongRead sections={sections} />
      </div>
    </>
  );
}
