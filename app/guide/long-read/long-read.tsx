import type { ReactNode } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import type { LegalWords } from "#app/agency/folder/schemas/words.ts";
import { useOffice, withPhone } from "#app/document/site/office/office-words.ts";
import { Breadcrumbs, type Crumb, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { formatDate } from "#app/region/format.ts";
import { Prose } from "#app/ui/prose.tsx";

type LongReadSection = Omit<LegalWords["sections"][number], "items"> & { items?: readonly string[] };

type LongReadProps = {
  sections: readonly LongReadSection[];
  /** Further sections of other kinds, also listed in the table of contents. */
  more?: readonly { id: string; heading: string; content: ReactNode }[];
};

/** A long text in sections, with a sticky table of contents beside it. */
export function LongRead({ sections, more = [] }: LongReadProps) {
  return (
    <div className="wrap grid gap-x-(--gap-grid) gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <TableOfContents entries={[...sections, ...more]} />
      </div>
      <div className="grid content-start gap-10 lg:col-span-7 lg:col-start-6 lg:gap-intro">
        {sections.map(({ id, heading, paragraphs, items = [] }) => (
          <Section key={id} id={id} heading={heading}>
            <Prose paragraphs={paragraphs} />
            {items.length > 0 && <Items items={items} />}
          </Section>
        ))}
        {more.map(({ id, heading, content }) => (
          <Section key={id} id={id} heading={heading}>
            {content}
          </Section>
        ))}
      </div>
    </div>
  );
}

function TableOfContents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  return (
    <nav aria-labelledby="contents" className="grid gap-2 lg:sticky lg:top-under-header print:hidden">
      <h2 id="contents" className="font-sans font-semibold text-slate text-sm">
        On this page
      </h2>
      <ol className="divide-y divide-line border-line border-y text-sm">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center py-1.5 no-underline hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-display text-h3">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2.5 pl-5 text-md text-tide leading-prose marker:text-banksia">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type LongReadHeaderProps = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /** Small print under the lead, such as the date of the last change. */
  note?: string;
  /** Next steps. */
  children?: ReactNode;
};

/** The top of a text page: its title, with a standfirst under it. */
export function LongReadHeader({ crumbs, title, lead, note, children }: LongReadHeaderProps) {
  return (
    <header className="wrap grid gap-5 pt-6 pb-intro lg:pt-10">
      <div className="grid gap-2">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="font-display text-h1">{title}</h1>
      </div>
      <p className="max-w-prose text-lead text-tide">{lead}</p>
      {note && <p className="text-slate text-sm">{note}</p>}
      {children}
    </header>
  );
}

const { street, suburb, state, postcode } = agency.address;

/** Placeholders for facts in legal texts. */
const facts: Readonly<Record<string, string>> = {
  "{legalName}": agency.legalName,
  "{email}": agency.email,
  "{address}": `${street}, ${suburb} ${state} ${postcode}`,
};

/** The privacy page or the terms, with the date of the last change. */
export function LegalPage({ legal }: { legal: LegalWords }) {
  const { title, lead, updatedAt, sections } = legal;
  const office = useOffice();
  const fill = (text: string) =>
    withPhone(text, office).replace(/\{[a-zA-Z]{1,20}\}/g, (name) => facts[name] ?? name);
  return (
    <>
      <LongReadHeader
        crumbs={toHomeCrumbs(title)}
        title={title}
        lead={lead}
        note={`Last changed ${formatDate(updatedAt)}`}
      />
      <div className="pb-(--section)">
        <LongRead
          sections={sections.map(({ paragraphs, items, ...section }) => ({
            ...section,
            paragraphs: paragraphs.map(fill),
            items: items.map(fill),
          }))}
        />
      </div>
    </>
  );
}
