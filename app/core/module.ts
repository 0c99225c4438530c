import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Permission, Requirements } from "./permission.ts";

/**
 * What a capability tells the rest of the site, as data: the browser's build and commands read it too. app/modules.ts
 * lists the modules.
 */
export type Module = {
  name: string;
  /** Its folders and files that modules which need it may use, besides its index.ts. */
  shared?: readonly string[];
  /** Folders of ops/ that go with it, besides its own. */
  commands?: readonly string[];
  /** What it uses of the site: features, and modules by their doors. */
  needs: readonly string[];
  routes?: readonly RouteConfigEntry[];
  lists?: readonly ListPage[];
  /** On the page Sitemap: pages that show what the visitor keeps, which no file of search engines has, and files for programs. */
  onSitemap?: { pages?: readonly PageLink[]; files?: readonly PageLink[] };
  /** Of the office alone: the frame around its pages, below app/. */
  officeFrame?: string;
  officePages?: readonly OfficePage[];
  /** Its forms on pages of the office that another module has. */
  officeForms?: readonly Pick<OfficePage, "path" | "requirements">[];
  officeLinks?: readonly OfficeLink[];
  /** What its mails about an enquiry, and its notes on one, are called on the enquiry's page in the office. */
  enquiryWords?: { mails: Readonly<Record<string, string>>; notes: Readonly<Record<string, string>> };
  /** Messages after its actions in the office, by the names of these. */
  doneWords?: Readonly<Record<string, DoneWords>>;
  /**
   * What the office's log says somebody did, before what it was done with: "take" is "took". Of "save: price", "save:" says it,
   * with {} for the price.
   */
  logWords?: Readonly<Record<string, string>>;
  /** What the log calls a field that these acts changed, if not by its name: "callBack" is "call back". */
  logFields?: Readonly<Record<string, string>>;
  largeForms?: readonly LargeForm[];
  /** Addresses below which forms have pictures and papers, from who is signed in. */
  uploadsUnder?: readonly string[];
  personalPages?: readonly PersonalPages[];
  /** Addresses of links in its mails, and of those that visitors share: a mail program may take what follows for a part of them. */
  sentLinks?: RegExp;
  /** Addresses to which mail programs post, to stop a mail (RFC 8058): they send no Origin, which its action checks. */
  formsOfMails?: RegExp;
};

/** Some messages depend on whether visitors see what it is about ("it", "them"). */
export type DoneWords = string | { done: string; what: string };

type PageLink = { label: string; href: string };

/** A page that lists homes, the same for everybody: browsers fetch it ahead, and it changes with these homes. */
type ListPage = { path: string; of: readonly ("sale" | "rent")[] };

export type OfficePage = {
  /** Below /office; empty for its first page. */
  path: string;
  /** Below app/. */
  file: string;
  requirements: Requirements;
};

/** A link to a page of the module, in the menu of the office (in the order of modules) or on one of its pages. */
type OfficeLink = { label: string; href: string; permission: Permission } & (
  | { on: "menu" }
  /** All of these are one item of the menu, and tabs on their pages. */
  | { on: "marketing" }
  /** It is no part of the menu, and found by its name. */
  | { on: "search" }
);

/** A form that may send more than others, and how much that is in words. */
type LargeForm = { path: string; bytes: number; words: string };

/** Pages that are for one person each: kept by nobody, found by nobody, and never fetched in advance. */
export type PersonalPages = {
  /** The first part of their addresses. */
  under: string;
  /** What follows may open a page: no line of the log has it. */
  hasTokens?: true;
  /** They have no form, and no other site has to learn where a link to it came from. */
  sendsNoReferrer?: true;
};

/** A page of the office, with who may read it and send each of its forms. */
export function officePage(path: string, file: string, requirements: Requirements): OfficePage {
  return { path, file, requirements };
}

// Our own functions, because commands read the routes where development packages are not installed.

/** The page at its parent’s own address. */
export function index(file: string): RouteConfigEntry {
  return { file, index: true };
}

/** A route with an id of its own where its file serves several, or with the routes within it. */
export function route(
  path: string,
  file: string,
  more: { id: string } | RouteConfigEntry[] = [],
): RouteConfigEntry {
  return Array.isArray(more) ? { path, file, children: more } : { path, file, ...more };
}
