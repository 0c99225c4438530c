import type { ServiceWords } from "#app/agency/folder/schemas/words.ts";
import { PlacePicture } from "#app/agency/place-picture.tsx";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { toPhoneHref } from "#app/region/phone.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { LongRead, LongReadHeader } from "./long-read.tsx";

/** A page about one service: its sections, common questions and next steps. */
export function ServicePage({ service }: { service: ServiceWords }) {
  const { phone } = useOffice();
  const { title, lead, picture, sections, questions, closing, action } = service;
  return (
    <>
      <LongReadHeader crumbs={toHomeCrumbs(title)} title={title} lead={lead}>
        <p>
          <ButtonLink href={action.to}>{action.label}</ButtonLink>
        </p>
      </LongReadHeader>
      <div className="wrap">
        <PlacePicture
          place={picture}
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
              content: <Questions questions={questions} />,
            },
          ]}
        />
      </div>
      <ClosingBand
        title={closing.heading}
        sentence={closing.sentence}
        first={{ href: action.to, label: action.label }}
        second={{ href: toPhoneHref(phone), label: `Call ${phone}` }}
      />
    </>
  );
}

function toAnchor(heading: string) {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Questions in ruled rows. Each opens its answer, also without script. */
function Questions({ questions }: Pick<ServiceWords, "questions">) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-3 font-semibold">
            {question}
            <Plus className="size-5 transition-transform duration-(--dur-fast) group-open:rotate-45" />
          </summary>
          <p className="max-w-prose pb-6 text-slate">{answer}</p>
        </details>
      ))}
    </div>
  );
}
