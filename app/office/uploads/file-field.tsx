type FileFieldProps = { name: string; label: string; hint: string; accept: string; multiple?: boolean };

/** A field for files; for pictures see picture-field.tsx. */
export function FileField({ name, label, hint, ...input }: FileFieldProps) {
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
        {...input}
        aria-describedby={`${name}-hint`}
        className="min-h-12 w-full py-2 file:mr-4 file:min-h-11 file:rounded-xs file:border file:border-ink file:px-4 file:font-semibold"
      />
    </div>
  );
}
