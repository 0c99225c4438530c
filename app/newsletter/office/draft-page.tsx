import { href } from "react-router";
import { Asking, AskingFold } from "#app/office/frame/asking.tsx";
import { type Errors, FormFields, type Typed, toFields } from "#app/office/frame/form-fields.tsx";
import { EditForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { AltField, PictureField } from "#app/office/uploads/picture-field.tsx";
import { formatCount } from "#app/region/format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { issueForm } from "./issue-form.ts";

type DraftPageProps = {
  id: string;
  draft: { subject: string; body: string };
  /** The text part of the mail; undefined before the draft is saved, and while it has a fault. */
  text?: string;
  /** How many subscribers would get the issue. */
  readers: number;
  /** Whether the page asks for confirmation before sending. */
  isAsked: boolean;
  typed?: Typed;
  errors?: Errors;
  isChanged?: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** An issue before it is sent. */
export function DraftPage(props: DraftPageProps) {
  const { id, draft, text, readers, isAsked, typed, errors, isChanged, hidden } = props;
  return (
    <OfficePage
      title={draft.subject || "New issue"}
      back={{ href: href("/office/newsletter"), label: "All issues" }}
    >
      {errors && <ErrorSummary title="Please correct the errors in the form." errors={errors} />}
      {isChanged && (
        <ErrorSummary
          title={`Somebody else has changed this in the meantime. ${typed ? "What you typed is in the form, theirs below it: send yours again to replace theirs." : "Nothing was sent: look at it again."}`}
        />
      )}
      {isAsked && text ? (
        <Confirm id={id} readers={readers} hidden={hidden} />
      ) : (
        <DraftForm draft={typed ?? draft} errors={errors} readers={readers} hidden={hidden} />
      )}
      {text && <SeeIt id={id} text={text} />}
      {text && !isAsked && (
        <AskingFold
          fold="Throw the draft away"
          question="Throw it away?"
          words="What was written is deleted."
          intent="discard draft"
          label="Throw it away"
          hidden={hidden}
        />
      )}
    </OfficePage>
  );
}

function Confirm({ id, readers, hidden }: Pick<DraftPageProps, "id" | "readers" | "hidden">) {
  const count = formatCount(readers, "subscriber");
  return (
    <>
      <Asking
        question={`Send it to ${count}?`}
        words="It cannot be changed after that. Sending takes a while, and can be paused."
        intent="send issue"
        label={`Send to ${count}`}
        look="primary"
        hidden={hidden}
      />
      <p>
        <a
          href={href("/office/newsletter/:id", { id })}
          className="inline-flex min-h-11 items-center underline"
        >
          Not yet
        </a>
      </p>
    </>
  );
}

type DraftFormProps = Pick<DraftPageProps, "errors" | "readers" | "hidden"> & { draft: Typed };

/** Each button first saves the typed words. */
function DraftForm({ draft, errors, readers, hidden }: DraftFormProps) {
  return (
    <EditForm sendsFiles>
      <Hidden values={hidden} />
      <FormFields fields={toFields(issueForm)} typed={draft} errors={errors} />
      <details open={Boolean(draft.alt || errors?.picture)}>
        <summary className="flex min-h-11 items-center font-semibold">Add a picture of yours</summary>
        <div className="grid gap-5 pt-1 pb-3">
          <PictureField
            name="picture"
            label="Your picture"
            hint="12 MB at most. It is kept with the text, at its end: move its line to where it belongs."
          />
          <AltField defaultValue={draft.alt} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save draft">
          Keep and see it
        </Button>
        <Button type="submit" name="intent" value="test issue" look="secondary">
          Send me a test
        </Button>
        {readers > 0 && (
          <Button type="submit" name="intent" value="ask to send" look="secondary">
            Send to {formatCount(readers, "subscriber")} …
          </Button>
        )}
      </div>
      {readers === 0 && (
        <p className="text-slate text-sm">
          It can’t be sent yet: nobody has confirmed an address for the newsletter. Keep it until somebody
          has.
        </p>
      )}
    </EditForm>
  );
}

/** Shows the mail's text part, and links to its HTML part. */
export function SeeIt({ id, text }: { id: string; text: string }) {
  return (
    <Part title="See it">
      <p>
        <ButtonLink href={href("/office/newsletter/:id/preview", { id })} look="secondary">
          With pictures
        </ButtonLink>
      </p>
      <p>Mail programs without pictures show:</p>
      <p className="wrap-anywhere max-w-prose whitespace-pre-wrap rounded-sm border border-line p-4">
        {text}
      </p>
    </Part>
  );
}
