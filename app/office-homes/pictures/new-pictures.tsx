import { IntentForm } from "#app/office/frame/office-page.tsx";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { ProgressBar } from "#app/office/uploads/progress-bar.tsx";

type NewPicturesProps = {
  /** The page that takes them, if it is another. */
  action?: string;
  hidden: Readonly<Record<string, string>>;
};

/** The form that adds pictures; with script each is shown at once, and sent by itself. */
export function NewPictures({ action, hidden }: NewPicturesProps) {
  return (
    <IntentForm intent="upload" label="Add them" action={action} hidden={hidden} sendsFiles look="primary">
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
