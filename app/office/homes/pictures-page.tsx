import { href } from "react-router";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { CheckField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";
import { IntentForm } from "../frame/intent-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import { FileField } from "../uploads/file-field.tsx";
import { type SenderSaysProps, SenderValue } from "./part-page.tsx";

export type ShownPicture = {
  src: string;
  alt: string;
  label: string;
  /** The chosen place and removal of a picture, in a form that is shown again. */
  place?: string;
  isRemoved?: boolean;
  picture: PictureToShow;
};

type PicturesPageProps = {
  home: { id: string; address: string; page?: string };
  pictures: readonly ShownPicture[];
  labels: readonly { value: string; label: string }[];
  hidden: Readonly<Record<string, string>>;
  sender: Omit<SenderSaysProps, "hidden">;
  /** Problems with an upload, or why nothing was done. */
  problems?: readonly string[];
};

/** The pictures of a home: their order, texts and labels, and new ones. */
export function PicturesPage({ home, pictures, labels, hidden, sender, problems = [] }: PicturesPageProps) {
  return (
    <OfficePage title={`Pictures, ${home.address || home.id}`} heading="Pictures" publicPage={home.page}>
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address || home.id}</BackLink>
      </p>
      {problems.length > 0 && <ErrorSummary title={problems.join(" ")} />}
      <SenderValue {...sender} hidden={hidden} />
      <IntentForm intent="upload" label="Add them" hidden={hidden} sendsFiles look="primary">
        <FileField
          name="files"
          label="New pictures"
          hint="Up to 10 at a time, 12 MB each. Where they were taken is not kept. Each takes a few seconds."
          multiple
        />
      </IntentForm>
      {pictures.length > 0 && (
        <IntentForm intent="arrange" label="Save the pictures" hidden={hidden}>
          <ol className="grid w-full gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture, index) => (
              <OnePicture key={picture.src} {...picture} index={index} labels={labels} />
            ))}
          </ol>
        </IntentForm>
      )}
    </OfficePage>
  );
}

type OnePictureProps = ShownPicture & Pick<PicturesPageProps, "labels"> & { index: number };

function OnePicture({ src, alt, label, place, isRemoved = false, picture, index, labels }: OnePictureProps) {
  return (
    <li className="grid content-start gap-3">
      <input type="hidden" name={`src-${index}`} value={src} />
      <Picture picture={picture} sizes="(min-width: 640px) 33vw, 100vw" className="aspect-card" />
      <TextField
        name={`place-${index}`}
        label={`Place of picture ${index + 1}`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={place ?? String(index + 1)}
      />
      <TextField
        name={`alt-${index}`}
        label="What it shows"
        hint="For people who cannot see it, in a sentence."
        autoComplete="off"
        defaultValue={alt}
      />
      <SelectField name={`label-${index}`} label="Label" isOptional options={labels} defaultValue={label} />
      <CheckField name={`remove-${index}`} isChecked={isRemoved}>
        Take it away
      </CheckField>
    </li>
  );
}
