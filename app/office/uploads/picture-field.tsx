import { TextField } from "#app/ui/form/field.tsx";
import { FileField } from "./file-field.tsx";
import { script } from "./upload.script.ts?script";

type PictureFieldProps = { name: string; label: string; hint: string; multiple?: boolean };

/** Not image/*: phones would then send HEIC instead of converting it to JPEG. */
const takenPictures = "image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff";

/** Pictures to choose, or to take with a phone. With script each has a preview and is uploaded by itself. */
export function PictureField(field: PictureFieldProps) {
  return (
    <div data-uploads className="grid gap-3">
      <FileField {...field} accept={takenPictures} />
      <template>
        <Tile />
      </template>
      <ul hidden className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-6" />
      <p role="status" data-said className="max-w-prose" />
      <script>{script}</script>
    </div>
  );
}

/** What an uploaded picture shows. */
export function AltField(field: { defaultValue?: string }) {
  return (
    <TextField
      name="alt"
      label="What it shows"
      hint="Read to people who cannot see it: “A swimmer on the rocks at dawn”."
      autoComplete="off"
      {...field}
    />
  );
}

/** The grey preview of a picture that is being uploaded. */
function Tile() {
  return (
    <li className="group grid min-w-0 grid-cols-1 content-start gap-1.5 text-sm">
      <div className="grid aspect-card place-items-center overflow-hidden rounded-xs bg-mist-200">
        <canvas
          width="3"
          height="2"
          className="size-full object-cover opacity-60 grayscale group-data-kept:opacity-100 group-data-kept:grayscale-0"
        />
      </div>
      <progress
        hidden
        max={1}
        aria-label="Sending"
        className="h-2 w-full appearance-none overflow-hidden rounded-xs bg-mist-200 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-mist-200 [&::-webkit-progress-value]:bg-ink"
      />
      <p className="leading-snug">
        <span data-name className="block truncate font-semibold" />
        <span data-words className="block tabular-nums" />
      </p>
    </li>
  );
}
