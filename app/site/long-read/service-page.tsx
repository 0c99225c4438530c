import type { ReactNode } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import { getPicture } from "#app/ui/picture/picture.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { underHome } from "../breadcrumbs.tsx";
import { ClosingBand } from "../closing-band.tsx";
import { LongRead } from "./long-read.tsx";
import { LongReadHeader } from "./long-read-header.tsx";

type Service = {
  title: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  questions: readonly { question: string; answer: string }[];
  closing: { heading: string; sentence: string };
};

type ServicePageProps = {
  service: Service;
  /** Name of the picture under the title. */
  picture: string;
  /** The buttons of the closing band. */
  children: ReactNode;
};

/** One of the agency's services: what it is in sections, the questions people ask, where to go from here. */
export function ServicePage({ service, picture, children }: ServicePageProps) {
  const { title, lead, sections, questions, closing } = service;
  return (
    <>
      <LongReadHeader crumbs={underHome(title)} title={title} lead={lead} />
      <div className="wrap">
        <Picture
          picture={getPicture(picture)}
          sizes={pictureSizes.page}
          priority
          alt=""
          className="aspect-wide rounded-xs lg:aspect-pano"
        />
      </div>
      <div className="section">
        <LongRead
          sections={sections.map((section) => ({ ...section, id: toAnchor(section.heading) }))}
          more={[
            {
              id: "questions",
              heading: "Questions people ask",
              content: (
                <Accordion
                  items={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
                />
              ),
            },
          ]}
        />
      </div>
      <ClosingBand title={closing.heading} sentence={closing.sentence}>
        {children}
      </ClosingBand>
    </>
  );
}

function toAnchor(heading: string) {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
