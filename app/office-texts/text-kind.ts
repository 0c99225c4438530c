import * as v from "valibot";
import { picture as pictureSchema } from "#app/agency/kinds/schema-parts.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { parseValues, toErrors } from "#app/ui/form/parse-form.ts";
import {
  optionalLines,
  requiredLine,
  requiredLines,
  optionalLine as toOptionalLine,
} from "#app/ui/form/text-rules.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import {
  type Errors,
  type FormField,
  type OfficeForm,
  type Typed,
  toFields,
  toTyped,
} from "../office/frame/form-fields.tsx";
import type { TextKind } from "./store/text-rows.ts";

/** The stored fields of a text of any kind. */
export type TextFields = Readonly<Record<string, unknown>>;

/** Address, labels and rules of a kind. */
type TextKindFacts = {
  kind: TextKind;
  /** The kind in addresses: /office/texts/{path}/{key}. */
  path: string;
  title: string;
  one: string;
  /** The label of its picture, if one can be uploaded. */
  picture?: "Portrait" | "Picture";
  /** Every text of the kind has a picture, which cannot be removed. */
  needsPicture?: true;
  /** Only the office reads it, when answering. */
  isOfOffice?: true;
  /** Texts of the kind can be added and withdrawn. */
  isList: boolean;
  /** Clients' words are private: the log has the names of changed fields only. */
  isPrivate?: true;
  /** Private fields of a kind that is otherwise public. */
  privateFields?: readonly string[];
  /**
   * Fields that agents cannot change, such as those that decide who owns a text and its homes. They are kept when an
   * old version is published again.
   */
  officeFields?: readonly string[];
  /** The key of a new text; undefined: the next number. */
  toKey?: (typed: Typed) => string;
  findShown: (texts: SiteTexts) => readonly { key: string; text: TextFields }[];
};

/** A kind of text with its form, rules and pages. Texts come from the store, so they are parsed first. */
export type OfficeTextKind = TextKindFacts & {
  /** The picture at a place: a page can have several. */
  getPicture: (text: unknown, place: string) => PictureOfText | undefined;
  withPicture: (text: TextFields, picture: object | undefined, place: string) => TextFields;
  /** The fields of its form; those of a page are made from its text. */
  findFields: (texts: SiteTexts, text: unknown) => readonly FormField[];
  /** Missing parts for which its page shows a substitute. */
  findLacks: (text: unknown) => readonly string[];
  toTyped: (text: unknown) => Typed;
  /** Reads the form; fields that it does not have keep their values from `before`. */
  read: (typed: Typed, about: About & { before: unknown }) => Read;
  /** Checks a whole text against the others on the site. */
  findErrors: (text: object, about: About) => Errors | undefined;
  toName: (text: unknown) => string;
  /** The public page that shows it, if there is one. */
  toPath: (text: unknown) => string | undefined;
};

/** A picture of the site by its name, or an uploaded one. */
export type PictureOfText = string | Picture;

type About = { key: string; texts: SiteTexts };

type Read = { text: object } | { errors: Errors };

type TextSchema = v.GenericSchema<unknown, object>;

type Definition<Text extends TextSchema, Form extends OfficeForm> = TextKindFacts & {
  schema: Text;
  form: Form;
  /** Options made from other texts, by field. */
  findOptions?: (texts: SiteTexts) => Readonly<Record<string, FormField["options"]>>;
  /** Changes to fields for this text. */
  toLooks?: (text: v.InferOutput<Text>) => Readonly<Record<string, Partial<FormField>>>;
  /** The text as form values, unless its fields have the same names. */
  toValues?: (text: v.InferOutput<Text>) => Readonly<Record<string, unknown>>;
  toText: (
    form: v.InferOutput<Form>,
    about: { key: string; before: v.InferOutput<Text> | undefined },
  ) => v.InferOutput<Text>;
  findErrors?: (text: v.InferOutput<Text>, about: About) => Errors | undefined;
  findLacks?: (text: v.InferOutput<Text>) => readonly string[];
  toName: (text: v.InferOutput<Text>) => string;
  toPath?: (text: v.InferOutput<Text>) => string;
};

/** Defines a kind. Texts come from the store: each function first parses them by the kind's schema. */
export function defineTextKind<Text extends TextSchema, Form extends OfficeForm>(
  definition: Definition<Text, Form>,
): OfficeTextKind {
  const { schema, form, findOptions, toLooks, toValues, toText, ...more } = definition;
  const { findErrors, findLacks, toName, toPath, ...kind } = more;
  return {
    ...kind,
    getPicture: (text) => v.parse(withPictureSchema, text).picture,
    withPicture: ({ picture: _before, ...rest }, picture) => (picture ? { ...rest, picture } : rest),
    findFields(texts, text) {
      const options = findOptions?.(texts) ?? {};
      const looks = text ? (toLooks?.(v.parse(schema, text)) ?? {}) : {};
      return toFields(form).map((field) => ({
        options: options[field.name],
        ...field,
        ...looks[field.name],
      }));
    },
    toTyped(text) {
      const whole = v.parse(schema, text);
      return toTyped(form, { ...whole, ...toValues?.(whole) });
    },
    findLacks: (text) => findLacks?.(v.parse(schema, text)) ?? [],
    toName: (text) => toName(v.parse(schema, text)),
    toPath: (text) => toPath?.(v.parse(schema, text)),
    findErrors: (text, about) => findErrors?.(v.parse(schema, text), about),
    read(typed, { key, before, texts }) {
      const read = parseValues(form, typed);
      if (read.errors) return { errors: read.errors };
      const text = toText(read.output, { key, before: before ? v.parse(schema, before) : undefined });
      const whole = v.safeParse(schema, text);
      if (!whole.success) return { errors: toErrors(whole.issues) };
      const errors = findErrors?.(whole.output, { key, texts });
      return errors ? { errors } : { text: whole.output };
    },
  };
}

const withPictureSchema = v.object({ picture: v.optional(pictureSchema) });

const LONGEST_LINE = 300;
const LONGEST_TEXT = 30_000;
const LINE_TOO_LONG = "Write less than 300 characters";
const TEXT_TOO_LONG = "Write less than 30,000 characters";

/** A required line; `missing` is the error for an empty one. */
export function line(missing: string) {
  return requiredLine(missing, LONGEST_LINE, LINE_TOO_LONG);
}

/** Required lines; `missing` is the error for an empty text. */
export function text(missing: string) {
  return requiredLines(missing, LONGEST_TEXT, TEXT_TOO_LONG);
}

export const optionalText = v.pipe(
  optionalLines(LONGEST_TEXT, TEXT_TOO_LONG),
  v.transform((words) => words || undefined),
);

export const optionalLine = v.pipe(
  toOptionalLine(LONGEST_LINE, LINE_TOO_LONG),
  v.transform((words) => words || undefined),
);

/** Lines of a text area, without empty ones. */
export const lines = v.pipe(
  optionalLines(LONGEST_TEXT, TEXT_TOO_LONG),
  v.transform((words) =>
    words
      .split("\n")
      .map((each) => each.trim())
      .filter(Boolean),
  ),
);

/** Reads each line by a pattern; `wrong` is the error that says how to write them. */
export function readEach<Value>(pattern: RegExp, wrong: string, toValue: (...parts: string[]) => Value) {
  return v.pipe(
    v.array(v.string()),
    v.check((all) => all.every((each) => pattern.test(each)), wrong),
    v.transform((all) => all.map((each) => toValue(...(pattern.exec(each) ?? []).slice(1)))),
  );
}

/** A title as part of an address: "Curl Curl" becomes "curl-curl". */
export function toSlug(title: string) {
  const plain = title.normalize("NFKD").replace(/[\p{M}'’]/gu, "");
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
