import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { newsWording } from "#app/door/open-home-schema.ts";
import { openHomeLabels as labels } from "#app/enquiries/open-home-kind.ts";
import { withoutDone } from "#app/office/frame/done.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, Hidden, TextField } from "#app/ui/form/field.tsx";
import { Plus } from "#app/ui/icons.tsx";
import type { Visitor } from "../store/find-visitors.server.ts";
import { interestOptions } from "../visitor-schema.ts";

export type DoorForm = {
  /** Id of the open home's event. */
  uid: string;
  /** Id for the next visitor to be noted. */
  nextVisitor: string;
  /** False for a rental: an agent may not invite offers above the advertised rent. */
  asksPrice: boolean;
};

type WalkInFormProps = { door: DoorForm; typed?: Typed; errors: Typed };

/** Notes a visitor without a booking. The collection notice comes first (Australian Privacy Principle 5). */
export function WalkInForm({ door, typed = {}, errors }: WalkInFormProps) {
  const values = { intent: "walk in", uid: door.uid, visitor: typed.visitor ?? door.nextVisitor };
  const field = (name: "name" | "phone" | "email") => ({
    name,
    label: labels[name],
    autoComplete: "off",
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <details open={typed.intent !== undefined} className="group rounded-sm bg-mist print:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-sm bg-ink px-5 font-semibold text-foam">
        <Plus className="size-5" />
        Somebody without a booking
      </summary>
      <NoteForm
        values={values}
        typed={typed}
        errors={errors}
        asksPrice={door.asksPrice}
        button={<Button type="submit">Note them</Button>}
        data-walk-in
        className="grid max-w-prose gap-5 p-5"
      >
        <CollectionNotice purpose="answer you about this home and to know who came" />
        <TextField {...field("name")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("phone")} type="tel" inputMode="tel" hint="Or an email" />
          <TextField {...field("email")} type="email" inputMode="email" hint="Or a phone number" />
        </div>
        <CheckField name="news" isChecked={Boolean(typed.news)}>
          {newsWording}
        </CheckField>
      </NoteForm>
    </details>
  );
}

export type SayFormProps = Pick<DoorForm, "uid" | "asksPrice"> & {
  visitor: Visitor;
  typed?: Typed;
  errors?: Typed;
  id?: string;
};

/** The id of the form that the page opens; the script opens others. */
export const SAY_FORM = "say";

/** Notes a visitor's feedback. The script copies this form from a template into the visitor's line. */
export function SayForm({ visitor, uid, asksPrice, typed = toSaid(visitor), errors, id }: SayFormProps) {
  const values = { intent: "say", uid, visitor: visitor.id, known: toKnown(visitor) };
  const button = (
    <Button type="submit" size="small">
      Keep what they said
    </Button>
  );
  return (
    <NoteForm
      values={values}
      typed={typed}
      errors={errors}
      asksPrice={asksPrice}
      button={button}
      data-sayings
      id={id}
      className="grid max-w-prose scroll-mt-48 gap-4 rounded-sm bg-mist p-4 print:hidden"
    />
  );
}

export function toKnown(visitor: Visitor) {
  return JSON.stringify(toSaid(visitor));
}

/** Feedback as form values. */
function toSaid({ interest, price, callBack, note, told, isReleased }: Visitor) {
  return { interest, price, callBack: toTick(callBack), note, told, isReleased: toTick(isReleased) };
}

function toTick(isSo: boolean) {
  return isSo ? "on" : "";
}

type SayingsProps = Pick<DoorForm, "asksPrice"> & { typed: Typed; errors?: Typed };
type NoteFormProps = ComponentProps<"form"> & SayingsProps & { values: Typed; button: ReactNode };

/** A form that the script intercepts: it stores the note on the phone until it is sent. */
function NoteForm({ values, typed, errors, asksPrice, button, children, ...form }: NoteFormProps) {
  return (
    <form {...form} method="post" action={withoutDone(useLocation())} noValidate data-note>
      <Hidden values={values} />
      {children}
      <Sayings typed={typed} errors={errors} asksPrice={asksPrice} />
      <p data-wrong role="alert" className="font-semibold text-flame empty:hidden" />
      <div>{button}</div>
    </form>
  );
}

const box =
  "block min-h-12 w-full rounded-xs border border-control bg-white px-3.5 py-2.5 hover:border-ink focus-visible:border-ink";

/** Fields for feedback. Labels wrap their fields, because ids would repeat when several forms are on a page. */
function Sayings({ typed, errors = {}, asksPrice }: SayingsProps) {
  return (
    <>
      <fieldset>
        <legend className="pb-1.5 font-semibold text-ui">Interest</legend>
        <span className="grid grid-cols-3 overflow-hidden rounded-xs border border-control bg-white">
          {interestOptions.map(({ value, label }) => (
            <label
              key={value}
              className="grid min-h-12 cursor-pointer place-items-center border-control not-first:border-l font-semibold has-checked:bg-ink has-checked:text-foam has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="interest"
                value={value}
                defaultChecked={typed.interest === value}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </span>
      </fieldset>
      {asksPrice && (
        <label className="grid gap-1.5">
          <span className="font-semibold text-ui">What they think it is worth</span>
          <input
            name="price"
            inputMode="decimal"
            defaultValue={typed.price}
            autoComplete="off"
            aria-invalid={errors.price ? true : undefined}
            className={`${box} tabular-nums`}
          />
          <FieldError name="price">{errors.price}</FieldError>
        </label>
      )}
      <Tick name="callBack" typed={typed}>
        Call them back
      </Tick>
      <label className="grid gap-1.5">
        <span className="font-semibold text-ui">Note for colleagues</span>
        <textarea name="note" rows={2} defaultValue={typed.note} autoComplete="off" className={box} />
        <FieldError name="note">{errors.note}</FieldError>
      </label>
      <Tick name="isReleased" typed={typed}>
        <span>
          Release to the owner
          <span className="block text-slate text-sm">
            {asksPrice ? "Interest, price" : "Interest"} and the words below; never the note
          </span>
        </span>
      </Tick>
      <label className="grid gap-1.5">
        <span className="font-semibold text-ui">Words for the owner</span>
        <textarea name="told" rows={2} defaultValue={typed.told} autoComplete="off" className={box} />
        <FieldError name="told">{errors.told}</FieldError>
      </label>
    </>
  );
}

function Tick({ name, typed, children }: { name: string; typed: Typed; children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        defaultChecked={Boolean(typed[name])}
        className="m-0 size-6 flex-none accent-ink"
      />
      {children}
    </label>
  );
}
