import { href } from "react-router";
import { type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { CheckField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Picture as PictureToShow } from "#app/ui/picture/picture-address.ts";
import { IntentForm, OfficePage } from "../frame/office-page.tsx";
import { FileField } from "../uploads/file-field.tsx";

type PartPageProps = {
  home: { id: string; address: string };
  label: string;
  hint?: string;
  fields: readonly FormField[];
  typed?: Typed;
  hidden: Readonly<Record<string, string>>;
  sender?: Omit<SenderSaysProps, "hidden">;
  isDraft: boolean;
  /** The present value, if somebody else changed it in the meantime. */
  changed?: { now: string; hasTyped: boolean };
  errors?: Readonly<Record<string, string>>;
  stops?: readonly { words: string; hint: string }[];
};

export function PartPage(props: PartPageProps) {
  const { home, label, hint, fields, typed, hidden, sender, isDraft, errors } = props;
  return (
    <OfficePage title={`${label}, ${home.address || home.id}`} heading={label}>
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address || home.id}</BackLink>
      </p>
      <Problem {...props} />
      {sender && <SenderValue {...sender} hidden={hidden} />}
      <div className="max-w-prose">
        <IntentForm
          intent="save"
          label={isDraft ? "Save" : "Save and publish"}
          look="primary"
          hidden={hidden}
        >
          {hint && <p className="text-slate">{hint}</p>}
          <FormFields fields={fields} typed={typed} errors={errors} />
        </IntentForm>
      </div>
    </OfficePage>
  );
}

function Problem({ changed, errors = {}, stops = [] }: PartPageProps) {
  if (changed) return <ErrorSummary title={describeChange(changed)} />;
  if (stops.length > 0)
    return (
      <ErrorSummary
        title={`Not published, and nothing was changed. ${stops.map(({ words, hint }) => `“${words}”: ${hint}.`).join(" ")}`}
      />
    );
  if (Object.keys(errors).length === 0) return null;
  return <ErrorSummary title="Please look at this again." errors={errors} />;
}

function describeChange({ now, hasTyped }: NonNullable<PartPageProps["changed"]>) {
  const said = `Now it says: “${now || "nothing"}”.`;
  return hasTyped
    ? `Somebody else changed this home while you were writing. Nothing of yours was saved. ${said} Yours is still in the form: save it again, or leave it.`
    : `Somebody else changed this home while you looked at it. Nothing was taken back. ${said} Do it again, or leave it.`;
}

type SenderSaysProps = {
  /** The value in the home's software or the supplied file. */
  words: string;
  /** By whom and since when something else is shown; nothing where it is not. */
  since?: { author: string; at: string };
  /** False for a home of the supplied files. */
  hasSender: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** The sender's value of a part that the office has edited, with a button to return to it. */
function SenderValue({ words, since, hasSender, hidden }: SenderSaysProps) {
  if (!since) return null;
  return (
    <section className="grid max-w-prose gap-3 rounded-sm bg-sand-50 p-5">
      <h2 className="font-semibold">{hasSender ? "The agency’s software says" : "Before that it said"}</h2>
      <p className="wrap-anywhere whitespace-pre-line">{words || "Nothing"}</p>
      <p className="text-slate text-sm">
        {since.author} changed it here, {since.at}. That stays
        {hasSender && ", whatever the software sends,"} until it is taken back.
      </p>
      <IntentForm intent="take back" label="Take our change back" hidden={hidden} />
    </section>
  );
}

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
  problems?: readonly string[];
};

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
