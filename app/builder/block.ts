/** What a page of the page builder is made of, after its content was read: nothing in it is raw any more. */
export type BuilderPage = {
  /** At most 60 characters with the site's name. */
  title: string;
  description: string;
  /** Whether one of its texts is a heading of the first rank; otherwise the page shows its title as one. */
  hasHeading: boolean;
  blocks: readonly Block[];
  forms: readonly PageForm[];
  /** Origins of the placed pictures, as https://cdn.builder.io: the page's policy names them. */
  pictureHosts: readonly string[];
  /** What stands in the content and not on the page. */
  skipped: readonly Skipped[];
};

/** A block that is not shown, or a part of it that has no effect, and why. */
export type Skipped = { block: string; reason: string };

export type Align = "start" | "center" | "end";

/** A block and its place: `id` is its own on the page. */
export type Block = { id: string; align: Align } & BlockContent;

export type BlockContent =
  | { kind: "text"; html: string }
  | ({ kind: "image"; link?: string; blocks: readonly Block[] } & PlacedPicture)
  | { kind: "button"; text: string; link: string; opensNewTab: boolean }
  | { kind: "group"; isRow: boolean; blocks: readonly Block[] }
  | { kind: "section"; maxWidth: number; blocks: readonly Block[] }
  | Columns
  | { kind: "card"; card: PropertyCardInputs }
  | { kind: "form"; form: PageForm; blocks: readonly Block[] }
  | { kind: "field"; name: string }
  | { kind: "submit"; text: string };

export type PlacedPicture = {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** Pixels, where the content gives the proportions. */
  width?: number;
  height?: number;
  isContained: boolean;
  isFirst: boolean;
};

export type Columns = {
  kind: "columns";
  /** The gap, in pixels. */
  space: number;
  stackAt: "tablet" | "mobile" | "never";
  isReversed: boolean;
  /** `width` in parts of the whole. */
  columns: readonly { width: number; blocks: readonly Block[] }[];
};

/** The eleven inputs of the block PropertyCard (spec §3.11); what is not given is undefined. */
export type PropertyCardInputs = {
  title: string;
  /** Dollars. */
  price?: number;
  location: string;
  address: string;
  beds?: number;
  baths?: number;
  /** Square feet. */
  sqft?: number;
  type: string;
  image?: string;
  description: string;
  featured: boolean;
};

export type PageForm = {
  id: string;
  /** As the marketer calls it. */
  name: string;
  fields: readonly PageField[];
  /** What it sends along unseen, as the content says it. */
  hidden: readonly { label: string; value: string }[];
  /** What it says while it is sent, when it was taken, when it was not (spec §8.9). */
  states: { sending: string; success: string; error: string };
};

/** What a field's answer is, where its name says so; everything else goes into the message. */
export type FieldRole = "name" | "firstName" | "lastName" | "email" | "phone" | "message";

export type PageField = {
  /** In the form that is sent; never one of our own names. */
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
