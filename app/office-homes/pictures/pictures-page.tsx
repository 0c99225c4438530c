import { href } from "react-router";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { ProgressBar } from "#app/office/uploads/progress-bar.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { type SenderSaysProps, SenderValue } from "../part-page.tsx";
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

/** The form that adds pictures; with script each is shown at once, and sent by itself. */
function NewPictures({ hidden }: { hidden: Readonly<Record<string, string>> }) {
  return (
    <IntentForm intent="upload" label="Add them" hidden={hidden} sendsFiles look="primary">
      <FileField
        name="files"
        label="New pictures"
        hint="Up to 10 at a time, 12 MB each. Where they were taken is not kept. Each takes a few seconds. Where the line breaks, send them again: none is taken twice."
        multiple
      >
        <template>
          <Tile />
        </template>
      </FileField>
      <ul hidden data-new-pictures className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-6" />
      <p role="status" data-said className="max-w-prose" />
    </IntentForm>
  );
}

/** A picture on its way: grey until it is stored. */
function Tile() {
  return (
    <li className="group grid min-w-0 grid-cols-1 content-start gap-1.5 text-sm">
      <div data-frame className="grid aspect-card place-items-center overflow-hidden rounded-xs bg-mist-200">
        <canvas
          width="3"
          height="2"
          className="size-full object-cover opacity-60 grayscale group-data-kept:opacity-100 group-data-kept:grayscale-0"
        />
      </div>
      <ProgressBar isHidden />
      <p className="leading-snug">
        <span data-name className="block truncate font-semibold" />
        <span data-words className="block tabular-nums" />
      </p>
    </li>
  );
}
