import { useLocation } from "react-router";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { openHomeLabels as labels, newsWording } from "#app/enquiries/open-home/open-home-schema.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextField } from "#app/ui/form/field.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { withoutDone } from "../frame/done.ts";
import { Hidden } from "./hidden.tsx";
import { Sayings } from "./sayings.tsx";

export type DoorForm = {
  /** The open time that what is noted belongs to. */
  uid: string;
  /** The id of whoever is noted next. */
  nextVisitor: string;
};

type WalkInFormProps = { door: DoorForm; typed?: Typed; errors: Typed };

/** Somebody who has not booked. Why it is asked stands above the first field (Australian Privacy Principle 5). */
export function WalkInForm({ door, typed = {}, errors }: WalkInFormProps) {
  const page = withoutDone(useLocation());
  const field = (name: "name" | "phone" | "email") => ({
    ...{ name, label: labels[name], autoComplete: "off", defaultValue: typed[name], error: errors[name] },
  });
  return (
    <details open={typed.intent !== undefined} className="group rounded-sm bg-mist print:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-sm bg-ink px-5 font-semibold text-foam">
        <Plus aria-hidden="true" className="size-5" />
        Somebody without a booking
      </summary>
      <form
        method="post"
        action={page}
        noValidate
        data-note
        data-walk-in
        className="grid max-w-prose gap-5 p-5"
      >
        <Hidden intent="walk in" uid={door.uid} visitor={typed.visitor ?? door.nextVisitor} />
        <CollectionNotice purpose="answer you about this home and to know who came" />
        <TextField {...field("name")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("phone")} type="tel" inputMode="tel" hint="Or an email" />
          <TextField {...field("email")} type="email" inputMode="email" hint="Or a phone number" />
        </div>
        <CheckField name="news" isChecked={Boolean(typed.news)}>
          {newsWording}
        </CheckField>
        <Sayings typed={typed} errors={errors} />
        <p data-wrong role="alert" className="font-semibold text-flame empty:hidden" />
        <div>
          <Button type="submit">Note them</Button>
        </div>
      </form>
    </details>
  );
}
