import { basename, relative } from "node:path";
import type { Plugin } from "vite";
import { isHydrated } from "#app/document/shell/hydrated-routes.ts";

const CLIENT_ROUTE = "?__react-router-build-client-route";
const openDocument = 'export { OpenDocument as default } from "#app/document/shell/open-document.tsx";';

/**
 * Removes pages without scripts from the browser's build, so that links to them load a document. Only a page's
 * clientAction stays, for forms in a dialog over another page.
 */
export function documentRoutes(): Plugin {
  return {
    name: "headland:document-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.endsWith(CLIENT_ROUTE)) return undefined;
      const file = id.slice(0, -CLIENT_ROUTE.length);
      const routeId = relative("app", file).replace(/\.tsx?$/, "");
      if (routeId === "root" || isHydrated(routeId)) return undefined;
      // React Router lists here what the route exports to the browser.
      const action = code.includes("clientAction")
        ? `export { clientAction } from "./${basename(file)}";\n`
        : "";
      return { code: action + openDocument, map: { mappings: "" } };
    },
  };
}
