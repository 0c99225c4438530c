import type { ModuleStore } from "./core/module-store.ts";
import { newsletterStore } from "./newsletter/module.store.server.ts";

/** What the modules keep in the store. */
export const moduleStores: readonly ModuleStore[] = [
  // A line each.
  newsletterStore,
];
