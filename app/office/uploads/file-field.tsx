import type { ReactNode } from "react";
import { ProgressBar } from "./progress-bar.tsx";
import { script } from "./upload.script.ts?script";

type FileFieldProps = {
  name: string;
  label: string;
  hint: string;
  multiple?: boolean;
  accept?: string;
  /** How far the sending is; by default of the whole form. */
  children?: ReactNode;
};

/** Not image/*: then phones send HEIC, and do not make it a JPEG. */
const takenPictures = "image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff";

/** Pictures, to be chosen or taken with a phone; or files of another type. */
export function FileField({ name, label, hint, children = <Sending />, ...input }: FileFieldProps) {
  return (
    <div className="grid w-full max-w-prose gap-1.5">
      <label htmlFor={name} className="font-semibold text-ui leading-normal">
        {label}
      </label>
      <p id={`${name}-hint`} className="text-slate text-sm">
        {hint}
      </p>
      <input
        type="file"
        id={name}
        name={name}
        accept={takenPictures}
        {...input}
        aria-describedby={`${name}-hint`}
        className="min-h-12 w-full py-2 file:mr-4 file:min-h-11 file:rounded-xs file:border file:border-ink file:px-4 file:font-semibold"
      />
      {children}
    </div>
  );
}

function Sending() {
  return (
    <div hidden data-sending className="grid gap-1.5">
      <div className="grid grid-cols-rest-auto items-center gap-3">
        <ProgressBar />
        <span data-percent className="text-sm tabular-nums" />
      </div>
      <p role="status" className="text-sm" />
      <script>{script}</script>
    </div>
  );
}
