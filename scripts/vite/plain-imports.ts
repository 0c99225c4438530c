import type { Plugin } from "vite";

/** import() as it is: Vite's own way around it preloads stylesheets, of which there is only one here. */
export function plainImports(): Plugin {
  return {
    name: "headland:plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
