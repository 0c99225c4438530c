import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Permission, Requirements } from "./permission.ts";

/**
 * Everything the rest of the site knows of a module, as plain data, since the browser's build and commands read it too.
 * app/modules.ts lists the modules.
 */
export type Module = {
  name: string;
  /** Folders and files, besides index.ts, that modules which need this one may import. */
  shared?: readonly string[];
  /** Further folders of ops/ that belong to this module. */
  commands?: readonly string[];
  /** Names of the features and modules that this one imports, or whose pages it links to. */
  needs: readonly string[];
  routes?: readonly RouteConfigEntry[];
  lists?: readonly ListPage[];
  /** Links on the page Sitemap to pages and files that sitemap.xml leaves out, such as a visitor's shortlist. */
  onSitemap?: { pages?: readonly PageLink[]; files?: readonly PageLink[] };
  /** The layout of the office's pages, below app/. Only the office has one. */
  officeFrame?: string;
  officePages?: readonly OfficePage[];
  /** Forms of this module on another module's office pages. */
  officeForms?: readonly Pick<OfficePage, "path" | "requirements">[];
  officeLinks?: readonly OfficeLink[];
  /** Names of the module's mails and notes, for the office's page of an enquiry. */
  enquiryWords?: { mails: Readonly<Record<string, string>>; notes: Readonly<Record<string, string>> };
  /** Messages that confirm an action in the office, by the action's name. */
  doneWords?: Readonly<Record<string, DoneWords>>;
  /**
   * Past tense of an action for the office's log: "take" is "took". An entry such as "save:" covers "save: price" and
   * every other field, with {} for the field.
   */
  logWords?: Readonly<Record<string, string>>;
  /** Names of changed fields in the log, where the field's own name will not do: "callBack" is "call back". */
  logFields?: Readonly<Record<string, string>>;
  largeForms?: readonly LargeForm[];
  /** Addresses below which signed-in people upload pictures and documents. */
  uploadsUnder?: readonly string[];
  personalPages?: readonly PersonalPages[];
  /** Links that are mailed or shared. Mail programs may append punctuation to them, which is then ignored. */
  sentLinks?: RegExp;
  /** Addresses that mail programs post to for one-click unsubscribe (RFC 8058). They send no Origin header. */
  formsOfMails?: RegExp;
};

/** A message after an action. With `what` ("it", "them"), a sentence on whether visitors see the change follows. */
export type DoneWords = string | { done: string; what: string };

type PageLink = { label: string; href: string };

/** A page that lists homes, the same for everybody. Browsers may prefetch it; a change to a home in `of` changes it. */
type ListPage = { path: string; of: readonly ("sale" | "rent")[] };

export type OfficePage = {
  /** The path below /office; empty for the first page. */
  path: string;
  /** The file, below app/. */
  file: string;
  requirements: Requirements;
};

/** Over its words at the foot of a phone (app/office/frame/office-menu.tsx). */
export type OfficeIcon = "calendar" | "house" | "list" | "mail";

/** A link in the office to a page of the module. Modules appear in their order. */
type OfficeLink = { label: string; href: string; permission: Permission } & (
  | { on: "menu"; icon?: OfficeIcon }
  | { on: "marketing" }
  /** Not in the menu; found by its name in the office's search. */
  | { on: "search" }
);

/** A form whose body may be larger than usual; `words` says how large, for its error message. */
type LargeForm = { path: string; bytes: number; words: string };

/** Pages for one person each: never cached, indexed or prefetched. */
type PersonalPages = {
  /** The first part of their addresses. */
  under: string;
  /** The rest of the address opens the page, so logs leave it out. */
  hasTokens?: true;
  /** Sends no Referrer to other sites. Such pages have no forms, whose Origin would be missing as well. */
  sendsNoReferrer?: true;
};

/** A page of the office, with the permissions to read it and to send each of its forms. */
export function officePage(path: string, file: string, requirements: Requirements): OfficePage {
  return { path, file, requirements };
}

// Not React Router's helpers: commands read the routes where development packages are not installed.

/** The page at its parent’s own address. */
export function index(file: string): RouteConfigEntry {
  return { file, index: true };
}

/** A route. It needs an id where one file serves several routes; or it takes nested routes. */
export function route(
  path: string,
  file: string,
  more: { id: string } | RouteConfigEntry[] = [],
): RouteConfigEntry {
  return Array.isArray(more) ? { path, file, children: more } : { path, file, ...more };
}
