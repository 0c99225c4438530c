import type { IncomingMessage, ServerResponse } from "node:http";
import type { RouterContextProvider } from "react-router";

/** What a module has opened. Each is called for what it says; a module has what it needs of them. */
export type OpenModule = {
  /** For every page. */
  provide?: (context: RouterContextProvider) => void;
  /** For the pages that are one person's own. What everybody sees is kept, and gets none of it. */
  providePersonal?: (context: RouterContextProvider, path: string) => void;
  /** Its pages at addresses that are no routes, as they are now: for sitemap.xml. */
  findPages?: () => readonly ModulePage[];
  /** Whether there is nothing yet at an address of the module. */
  isClosed?: (path: string) => Promise<boolean>;
  /** Whether somebody may send more than a form: pictures, documents. */
  isTrusted?: (request: Request) => Promise<boolean>;
  /** Sees every request, also what the page cache answers, before it is answered. */
  watch?: (request: IncomingMessage, response: ServerResponse) => void;
  conditions?: readonly Condition[];
  /** What its gauges show at present. Those of which nothing is read stay empty, as while the store is away. */
  readGauges?: () => Promise<readonly Reading[]>;
  /** Ends what runs by itself, before the store is closed. */
  stop?: () => Promise<void>;
};

/** `isUnlisted`: not for search engines. `changedAt` (ms) where it is known. */
export type ModulePage = { path: string; isUnlisted: boolean; changedAt?: number };

/** Something that is checked every minute: what is wrong with it, or nothing. */
export type Condition = {
  name: string;
  getFault: () => Promise<string | undefined>;
  /** It is told by alerts, not by /readyz. */
  isAlertOnly?: true;
};

/** A figure of /metrics. */
export type GaugeWords = { name: string; help: string; labels?: readonly string[] };

export type Reading = { gauge: string; value: number; labels?: Readonly<Record<string, string>> };
