import { readdirSync } from "node:fs";
import { defineConfig } from "vite";

const assets = "build/client/assets";

/** The site's own file of that name, as its build has called it. */
function getAsset(name: RegExp) {
  return `/assets/${readdirSync(assets).find((file) => name.test(file))}`;
}

/** An ordinary production build: one chunk a page, and the site's stylesheet and fonts as they are. */
export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [
      // The same imports as in the site's build (package.json, "imports"): browsers load the agency's files from
      // /agency.js.
      {
        find: /^#app\/agency\/folder\/(disk|manifest)\.ts$/,
        replacement: `${process.cwd()}/app/agency/folder/browser/$1.ts`,
      },
      {
        find: /^#app\/agency\/folder\/(?:agency|places|theme)\.ts$/,
        replacement: `${process.cwd()}/app/agency/folder/browser/files.ts`,
      },
      { find: /^#app\//, replacement: `${process.cwd()}/app/` },
    ],
    // The pages of the site and the app around them share one React.
    dedupe: ["react", "react-dom", "react-router"],
  },
  build: {
    outDir: "../../../../build/peers/spa",
    emptyOutDir: true,
    rolldownOptions: {
      // The browser's code leaves out server modules, as in the site's own build.
      treeshake: { moduleSideEffects: (id) => !id.includes(".server.") },
    },
  },
  plugins: [
    {
      name: "site-files",
      transformIndexHtml: (html) => html.replace("%STYLESHEET%", getAsset(/^app-.*\.css$/)),
      // Words and drawings are read from the agency's folder: the chunks have what a page needs of them.
      async load(id) {
        if (!/app\/agency\/folder\/(?:drawings|words)\.ts$/.test(id)) return;
        const exported = Object.entries<unknown>(await import(id));
        return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
      },
    },
  ],
});
