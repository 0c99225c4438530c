import { CheckField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";
import { pictureLabels } from "./picture-form.ts";
import type { PictureNote } from "./picture-notes.tsx";
import { findRoom, roomOptions } from "./rooms.ts";

export type ShownPicture = {
  src: string;
  alt: string;
  label: string;
  /** The chosen place and removal of a picture, in a form that is shown again. */
  place?: string;
  isRemoved?: boolean;
  /** Whether its text is the one that was proposed. */
  isProposed: boolean;
  note?: PictureNote;
  picture: PictureToShow;
};

/** A picture with its place in the order, what it shows, and what there is to note of it. */
export function PictureCard(props: ShownPicture & { index: number }) {
  const { src, alt, label, place, isRemoved = false, isProposed, note, picture, index } = props;
  return (
    <li className="grid grid-cols-3 content-start gap-4 rounded-sm border border-line bg-white p-4">
      <input type="hidden" name={`src-${index}`} value={src} />
      <div className="sm:col-span-3">
        <Picture picture={picture} alt="" sizes="(min-width: 640px) 33vw, 30vw" className="aspect-card" />
      </div>
      <div className="col-span-2 sm:col-span-3">
        <TextField
          name={`place-${index}`}
          label={`Place of picture ${index + 1}`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={place ?? String(index + 1)}
        />
      </div>
      {note && (
        <p
          className={`wrap-anywhere col-span-3 rounded-xs px-3 py-2 text-sm ${note.isStop ? "bg-flame-100" : "bg-sand-50"}`}
        >
          {note.words}
        </p>
      )}
      <div className="col-span-3 grid grid-cols-2 gap-4">
        <SelectField
          name={`room-${index}`}
          label="What it is of"
          options={roomOptions}
          defaultValue={findRoom(alt) ?? ""}
          autoComplete="off"
        />
        <SelectField
          name={`label-${index}`}
          label="Label"
          empty="None"
          options={pictureLabels}
          defaultValue={label}
          autoComplete="off"
        />
      </div>
      <div className="col-span-3">
        <TextField
          name={`alt-${index}`}
          label="What it shows"
          hint={isProposed ? PROPOSED : "In a sentence, for people who cannot see it."}
          autoComplete="off"
          defaultValue={alt}
        />
      </div>
      <div className="col-span-3">
        <CheckField name={`remove-${index}`} isChecked={isRemoved}>
          Take it away
        </CheckField>
      </div>
    </li>
  );
}

export const PROPOSED = "Proposed, for people who cannot see it: say more where you can.";
