import { formatDate } from "#app/region/format.ts";
import { toHomeCrumbs } from "../breadcrumbs.tsx";
import { useOffice, withPhone } from "../office/office-words.ts";
import { LongRead, type LongReadSection } from "./long-read.tsx";
import { LongReadHeader } from "./long-read-header.tsx";

type Legal = {
  title: string;
  lead: string;
  /** Calendar day at the agency. */
  updatedAt: string;
  sections: readonly LongReadSection[];
};

/** Privacy and terms: a long read with the day of its last change. */
export function LegalPage({ legal }: { legal: Legal }) {
  const { title, lead, updatedAt, sections } = legal;
  const office = useOffice();
  const withNumber = (section: LongReadSection) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => withPhone(paragraph, office)),
  });
  return (
    <>
      <LongReadHeader
        crumbs={toHomeCrumbs(title)}
        title={title}
        lead={lead}
        note={`Last changed ${formatDate(updatedAt)}`}
      />
      <div className="pb-(--section)">
        <LongRead sections={sections.map(withNumber)} />
      </div>
    </>
  );
}
