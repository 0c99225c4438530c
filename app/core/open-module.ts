import type { IncomingMessage, ServerResponse } from "node:http";
import type { RouterContextProvider } from "react-router";

/** A running module. Every hook is optional. */
export type OpenModule = {
  /** Adds to the context of every page. */
  provide?: (context: RouterContextProvider) => void;
  /** Adds to the context of personal pages only: all others are cached for everybody. */
  providePersonal?: (context: RouterContextProvider, path: string) => void;
  /** Current pages whose addresses are not routes, for sitemap.xml. */
  findPages?: () => readonly ModulePage[];
  /** Whether an address of the module is not in use yet. */
  isClosed?: (path: string) => Promise<boolean>;
  /** Whether the sender may upload pictures and documents. */
  isTrusted?: (request: Request) => Promise<boolean>;
  /** Called before every request, including those that the page cache answers. */
  watch?: (request: IncomingMessage, response: ServerResponse) => void;
  conditions?: readonly Condition[];
  /** Current readings of the module's gauges. A gauge without a reading stays empty. */
  readGauges?: () => Promise<readonly Reading[]>;
  /** Stops background work before the store closes. */
  stop?: () => Promise<void>;
};

/** `isUnlisted`: not for search engines. `changedAt` (ms) where it is known. */
export type ModulePage = { path: string; isUnlisted: boolean; changedAt?: number };

/** A health check that runs every minute; `getFault` says what is wrong, if anything. */
export type Condition = {
  name: string;
  getFault: () => Promise<string | undefined>;
  /** Raises an alert but leaves /readyz ready. */
  isAlertOnly?: true;
};

/** A figure of /metrics. */
export type GaugeWords = { name: string; help: string; labels?: readonly string[] };

export type Reading = { gauge: string; value: number; labels?: Readonly<Record<string, string>> };
