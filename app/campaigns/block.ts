import type { SiteBlock } from "./blocks/site-blocks.ts";

/** A parsed page of the page builder: texts sanitised, addresses checked, sizes bounded. */
export type BuilderPage = {
  /** At most 60 characters, with the agency's name. */
  title: string;
  description: string;
  /** Whether a text has an h1; otherwise the title is shown as one. */
  hasHeading: boolean;
  /** Whether search engines are told not to index the page. */
  isUnlisted?: boolean;
  blocks: readonly Block[];
  forms: readonly PageForm[];
  skipped: readonly Skipped[];
};

/** A block, or a part of one, that is not shown, and why. */
export type Skipped = { block: string; reason: string };

export type Align = "start" | "center" | "end";

/** `id` is unique on the page. */
export type Block = { id: string; align: Align } & BlockContent;

export type BlockContent =
  | { kind: "text"; html: string }
  | ({ kind: "image"; link?: string; blocks: readonly Block[] } & PlacedPicture)
  | ({ kind: "video" } & Video)
  | { kind: "button"; text: string; link: string; opensNewTab: boolean }
  | { kind: "group"; isRow: boolean; blocks: readonly Block[] }
  | { kind: "section"; maxWidth: number; blocks: readonly Block[] }
  | Columns
  | { kind: "site"; block: SiteBlock }
  | { kind: "form"; form: PageForm; blocks: readonly Block[] }
  | { kind: "field"; name: string }
  | { kind: "submit"; text: string }
  /** Preview only: names a skipped block, in its place. */
  | ({ kind: "note" } & Skipped);

export type PlacedPicture = {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** Pixels, where given. */
  width?: number;
  height?: number;
  isContained: boolean;
  isFirst: boolean;
};

/** A file, or a video on another site with the addresses of its player and its page. */
export type Video = { poster?: string } & (
  | { src: string }
  | { site: "YouTube" | "Vimeo"; player: string; link: string }
);

export type Columns = {
  kind: "columns";
  /** Gap in pixels. */
  space: number;
  stackAt: "tablet" | "mobile" | "never";
  isReversed: boolean;
  /** `width` in percent. */
  columns: readonly { width: number; blocks: readonly Block[] }[];
};

export type PageForm = {
  id: string;
  name: string;
  fields: readonly PageField[];
  /** Hidden fields. Their values come from the content, not from the submission. */
  hidden: readonly { label: string; value: string }[];
  /** Messages while sending, after success and after an error (spec §8.9). */
  states: { sending: string; success: string; error: string };
};

/** The purpose of a field, inferred from its name. Values of fields without a role go into the message. */
export type FieldRole = "name" | "firstName" | "lastName" | "email" | "phone" | "message";

export type PageField = {
  /** Prefixed with the form's id, to avoid collisions with our own field names. */
  name: string;
  label: string;
  role?: FieldRole;
  isRequired: boolean;
  placeholder?: string;
  value?: string;
  control: Control;
};

export type Control =
  | { kind: "line"; type: LineType }
  | { kind: "lines" }
  | { kind: "tick" }
  | { kind: "choice"; options: readonly { value: string; label: string }[] };

export const lineTypes = [
  "text",
  "number",
  "email",
  "url",
  "date",
  "datetime-local",
  "search",
  "tel",
  "time",
  "month",
  "week",
] as const;

type LineType = (typeof lineTypes)[number];

/** All blocks, including nested ones, in document order. */
export function findBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...findBlocks(findInner(block))]);
}

function findInner(block: Block): readonly Block[] {
  if (block.kind === "columns") return block.columns.flatMap(({ blocks }) => blocks);
  return "blocks" in block ? block.blocks : [];
}
