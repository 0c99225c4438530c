import * as v from "valibot";
import type { InputLook } from "#app/agency/blocks/inputs.ts";
import { siteBlocks } from "#app/agency/blocks/site-blocks.ts";
import { findPictureNames, getPicture } from "#app/agency/folder/pictures.ts";
import type { CampaignBlock } from "#app/agency/texts/kinds/campaign.ts";
import type { Errors, FormField, Typed } from "#app/office/frame/form-fields.tsx";
import { parseAmount } from "#app/ui/form/amount.ts";
import { optionalLine, optionalLines } from "#app/ui/form/text-rules.ts";

export const MOST_BLOCKS = 30;
const LONGEST_NAME = 40;
const LONGEST_LINE = 500;
const LONGEST_TEXT = 20_000;

type Input = InputLook & { name: string };

function findInputs({ name }: Pick<CampaignBlock, "name">): readonly Input[] {
  return siteBlocks.find((block) => block.name === name)?.inputs ?? [];
}

/** A block with what it begins with. */
export function toNewBlock(name: string): CampaignBlock {
  const inputs = findInputs({ name }).map((input) => [input.name, String(input.initial ?? "")]);
  return { ...Object.fromEntries(inputs), name };
}

/** The fields of the blocks, each a group; the last one is open. */
export function toBlockFields(blocks: readonly CampaignBlock[]): FormField[] {
  return blocks.flatMap((block, index) => {
    const label = siteBlocks.find(({ name }) => name === block.name)?.label ?? block.name;
    const more = [
      { name: toNameField(index), label: "Block", kind: "hidden" as const },
      { name: `place-${index}`, label: "Place on the page", kind: "number" as const },
      { name: `off-${index}`, label: "Take this block off", kind: "check" as const },
    ];
    return [...findInputs(block).flatMap((input) => toInputFields(input, index)), ...more].map((field) => ({
      ...field,
      group: `${index + 1}. ${[label, toFirstWords(block)].filter(Boolean).join(": ")}`,
      isClosed: true,
      isOpen: index === blocks.length - 1,
    }));
  });
}

/** The beginning of what it says, by which it is known among others of its kind. */
function toFirstWords(block: CampaignBlock) {
  const words = findInputs(block).map(({ name }) => block[name]?.replace(/\s+/g, " ").trim());
  const first = words.find(Boolean) ?? "";
  return first.length > LONGEST_NAME ? `${first.slice(0, LONGEST_NAME).trim()}…` : first;
}

const pictures = findPictureNames()
  .filter((name) => /^(?:place|suburb)-/.test(name))
  .map((name) => ({ value: getPicture(name).src, label: name.replaceAll("-", " ") }));

function toInputFields({ name, label, type, help, options, isRequired }: Input, index: number): FormField[] {
  const field = { name: toFieldName(index, name), label, hint: help, isOptional: !isRequired };
  if (type === "file")
    return [
      { ...field, options: pictures, empty: "None" },
      {
        ...field,
        name: toAddressName(field.name),
        label: `${label} from elsewhere`,
        hint: "Its address, which begins with https. It counts before one of ours.",
      },
    ];
  if (options) return [{ ...field, options: options.map((value) => ({ value, label: value })) }];
  if (type === "boolean") return [{ ...field, kind: "check" }];
  return [{ ...field, kind: type === "longText" ? "lines" : type === "number" ? "number" : "line", rows: 5 }];
}

/** The field that has a block’s name. */
function toNameField(index: number) {
  return `block-${index}`;
}

/** The field of an input, by its block’s place in the form. */
export function toFieldName(index: number, input: string) {
  return `${index}.${input}`;
}

function toAddressName(field: string) {
  return `${field}-address`;
}

export function toTypedBlocks(blocks: readonly CampaignBlock[]): Typed {
  const typed = blocks.flatMap((block, index) => [
    ...findInputs(block).flatMap(({ name, type }) => {
      const field = toFieldName(index, name);
      const value = block[name] ?? "";
      const isOther = type === "file" && !pictures.some((picture) => picture.value === value);
      return isOther ? [[toAddressName(field), value]] : [[field, value]];
    }),
    [toNameField(index), block.name],
    [`place-${index}`, String(index + 1)],
  ]);
  return Object.fromEntries(typed);
}

/** The rules of the blocks’ fields. */
export function toBlockRules(blocks: readonly CampaignBlock[]) {
  return Object.fromEntries(
    toBlockFields(blocks).map(({ name, kind }) => [
      name,
      kind === "lines"
        ? optionalLines(LONGEST_TEXT, "Write less than 20,000 characters")
        : optionalLine(LONGEST_LINE, "Write less than 500 characters"),
    ]),
  );
}

/** The blocks of a form, whatever those of its text are by now. */
export function toSentBlocks(typed: Typed): CampaignBlock[] {
  const names = Array.from({ length: MOST_BLOCKS }, (_, index) => typed[toNameField(index)] ?? "");
  return names.slice(0, [...names, ""].indexOf("")).map((name, index) => {
    const inputs = findInputs({ name }).map((input) => {
      const field = toFieldName(index, input.name);
      const address = input.type === "file" && typed[toAddressName(field)];
      return [input.name, address || (typed[field] ?? "")];
    });
    return { ...Object.fromEntries(inputs), name };
  });
}

/** The same without those taken off, in their order; `from` is where each stood. */
export function readBlocks(typed: Typed) {
  return toSentBlocks(typed)
    .map((block, from) => ({ block, from, order: toOrder(typed[`place-${from}`], from) }))
    .filter(({ from }) => !typed[`off-${from}`])
    .toSorted((a, b) => a.order - b.order);
}

/** A block that was given the place of another comes before it, or after it when it moves down. */
function toOrder(typed = "", index: number) {
  const place = Number.parseInt(typed, 10) - 1;
  if (Number.isNaN(place) || place === index) return index;
  return place < index ? place - 0.5 : place + 0.5;
}

/** What keeps the blocks from being published, by `${index}.${input}`. */
export function findBlockErrors(blocks: readonly CampaignBlock[]): Errors {
  const errors = blocks.flatMap((block, index) =>
    findInputs(block).flatMap(({ name, label, type, isRequired }) => {
      const typed = block[name] ?? "";
      if (isRequired && !typed) return [[toFieldName(index, name), `Fill in “${label}”`]];
      const isWrong = type === "number" && typed !== "" && parseAmount(typed) === undefined;
      return isWrong ? [[toFieldName(index, name), `Write a number under “${label}”`]] : [];
    }),
  );
  return v.parse(v.record(v.string(), v.string()), Object.fromEntries(errors));
}
