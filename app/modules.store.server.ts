import type { ModuleStore } from "./core/module-store.ts";
import { newsletterStore } from "./newsletter/module.store.server.ts";

/** What the modules keep in the store, a line each. */
export const moduleStores: readonly ModuleStore[] = [newsletterStore];
