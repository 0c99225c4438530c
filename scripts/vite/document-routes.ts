import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";

const CLIENT_ROUTE = "?__react-router-build-client-route";
const hydratingHandle = /export const handle = \{[^}]*\bhydrate: true\b/;
const clientAction = /export (?:async )?function clientAction\b/;
const openDocument = 'export { OpenDocument as default } from "#app/shell/open-document.tsx";';

/**
 * Leaves out of the browser's build every page that ships no script: only six do, and what they share should be
 * grouped for them. Whoever gets to another page inside the browser opens its document. A form that is sent from
 * over another page keeps how it is sent.
 */
export function documentRoutes(): Plugin {
  return {
    name: "headland:document-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(_code, id) {
      if (!id.endsWith(CLIENT_ROUTE) || id.includes("app/root.tsx")) return undefined;
      const file = id.slice(0, -CLIENT_ROUTE.length);
      const source = await readFile(file, "utf8");
      if (hydratingHandle.test(source)) return undefined;
      const sending = clientAction.test(source)
        ? `export { clientAction } from "./${basename(file)}";\n`
        : "";
      return { code: sending + openDocument, map: { mappings: "" } };
    },
  };
}
