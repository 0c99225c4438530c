import { Button } from "#app/ui/button.tsx";
import { CheckField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { ArrowLeft, ArrowRight, GripVertical } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";
import { pictureLabels } from "./picture-form.ts";
import type { PictureNote } from "./picture-notes.tsx";
import { findRoom, roomOptions, toTextHint } from "./rooms.ts";

export type ShownPicture = {
  src: string;
  alt: string;
  label: string;
  /** The typed place and the tick for removal, in a form that is shown again. */
  place?: string;
  isRemoved?: boolean;
  note?: PictureNote;
  picture: PictureToShow;
};

/** `home`: the home's name in proposed texts. */
type PictureCardProps = ShownPicture & { index: number; home: string };

export function PictureCard(props: PictureCardProps) {
  const { src, alt, label, place, isRemoved = false, note, picture, index, home } = props;
  const number = String(index + 1);
  return (
    <li className="grid grid-cols-3 content-start gap-x-4 gap-y-3 rounded-sm border border-line bg-white p-4 data-lifted:pointer-events-none data-lifted:relative data-lifted:z-10 data-lifted:opacity-80 data-target:outline-4 data-target:outline-banksia">
      <input type="hidden" name={`src-${index}`} value={src} />
      <div data-grip className="relative in-data-movable:cursor-grab content-start sm:col-span-3">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 640px) 33vw, 30vw"
          className="aspect-card rounded-xs"
        />
        <span
          data-number
          aria-hidden="true"
          className="absolute top-2 left-2 min-w-7 rounded-xs bg-white px-2 py-1 text-center font-semibold text-sm tabular-nums leading-tight"
        >
          {place ?? number}
        </span>
      </div>
      <div className="col-span-2 flex flex-wrap items-end gap-x-4 gap-y-2 sm:col-span-3">
        <div className="min-w-36 flex-1">
          <TextField
            name={`place-${index}`}
            label={`Place of picture ${number}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={place ?? number}
          />
        </div>
        <Moves number={number} />
      </div>
      {note && (
        <p
          id={note.isOfNoText && `no-text-${index}`}
          className={`wrap-anywhere col-span-3 rounded-xs px-3 py-2 text-sm ${note.isStop ? "bg-flame-100" : "bg-sand-50"}`}
        >
          {note.words}
        </p>
      )}
      <div className="col-span-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          name={`room-${index}`}
          label="What it is of"
          empty="Other"
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
          hint={toTextHint(alt, home)}
          autoComplete="off"
          defaultValue={alt}
        />
      </div>
      <div className="col-span-3">
        <CheckField name={`remove-${index}`} isChecked={isRemoved}>
          Remove it
        </CheckField>
      </div>
    </li>
  );
}

/** Buttons that script enables; without script the number of the place works. */
function Moves({ number }: { number: string }) {
  return (
    <div className="in-data-movable:flex hidden gap-2">
      <Button data-step="-1" size="snug" look="secondary" aria-label={`Picture ${number} earlier`}>
        <ArrowLeft className="size-5" />
      </Button>
      <Button data-step="1" size="snug" look="secondary" aria-label={`Picture ${number} later`}>
        <ArrowRight className="size-5" />
      </Button>
      <span
        data-handle
        aria-hidden="true"
        className="grid size-11 cursor-grab touch-none place-items-center rounded-xs border border-ink"
      >
        <GripVertical className="size-5" />
      </span>
    </div>
  );
}
