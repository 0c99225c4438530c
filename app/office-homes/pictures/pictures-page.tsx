import { href } from "react-router";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { type SenderSaysProps, SenderValue } from "../section-form.tsx";
import { NewPictures } from "./new-pictures.tsx";
import { PictureCard, type ShownPicture } from "./picture-card.tsx";
import { PictureSummary, toNoted } from "./picture-notes.tsx";
import { script } from "./pictures.script.ts?script";

type PicturesPageProps = {
  home: { id: string; address: string; page?: string };
  pictures: readonly ShownPicture[];
  /** The home in proposed texts: "14 Tern Lane, Freshwater". */
  place: string;
  hidden: Readonly<Record<string, string>>;
  sender: Omit<SenderSaysProps, "hidden">;
  problems?: readonly string[];
};

export function PicturesPage({ home, pictures, place, hidden, sender, problems = [] }: PicturesPageProps) {
  return (
    <OfficePage title={`Pictures, ${home.address || home.id}`} heading="Pictures" publicPage={home.page}>
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address || home.id}</BackLink>
      </p>
      {problems.length > 0 && <ErrorSummary title={problems.join(" ")} />}
      <SenderValue {...sender} hidden={hidden} />
      <NewPictures hidden={hidden} />
      <PictureSummary home={home} pictures={toNoted(pictures.map(({ note }) => note))} />
      {pictures.length > 0 && (
        <IntentForm intent="arrange" label="Save the pictures" hidden={hidden}>
          <ol data-pictures data-place={place} className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture, index) => (
              <PictureCard key={picture.src} {...picture} index={index} home={place} />
            ))}
          </ol>
          <p role="status" data-moved className="sr-only" />
        </IntentForm>
      )}
      <script>{script}</script>
    </OfficePage>
  );
}
