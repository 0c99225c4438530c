import { basename, relative } from "node:path";
import type { Plugin } from "vite";
import { isHydrated } from "#app/document/shell/hydrated-routes.ts";

const CLIENT_ROUTE = "?__react-router-build-client-route";
const openDocument = 'export { OpenDocument as default } from "#app/document/shell/open-document.tsx";';

/**
 * Keeps pages without script out of the browser's build: a link to one loads its document. Of such a page only the
 * clientAction stays, for forms that are sent from a dialog over another page.
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
      // React Router has listed here what the route exports to the browser.
      const action = code.includes("clientAction")
        ? `export { clientAction } from "./${basename(file)}";\n`
        : "";
      return { code: action + openDocument, map: { mappings: "" } };
    },
  };
}
