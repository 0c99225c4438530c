import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CLIENT_ROUTE = "?__react-router-build-client-route";
const hydratingHandle = /export const handle = \{[^}]*\bhydrate: true\b/;
const openDocument = 'export { OpenDocument as default } from "#app/site/open-document.tsx";';

/**
 * Leaves out of the browser's build every page that ships no script: only six do, and what they share should be
 * grouped for them. Whoever gets to another page inside the browser opens its document.
 */
export function documentRoutes(): Plugin {
  return {
    name: "headland:document-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(_code, id) {
      if (!id.endsWith(CLIENT_ROUTE) || id.includes("app/root.tsx")) return undefined;
      const source = await readFile(id.slice(0, -CLIENT_ROUTE.length), "utf8");
      return hydratingHandle.test(source) ? undefined : { code: openDocument, map: { mappings: "" } };
    },
  };
}
