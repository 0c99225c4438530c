import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { toIconPath } from "./icon-path.ts";

const iconImport = /import \{([^}]+)\} from "lucide-react";/g;
const iconFile = /lucide-react\/dist\/esm\/icons\//;

/**
 * Takes each icon from its own file, not from the list of all two thousand, makes one path of its shapes, of which a
 * list of homes would have five hundred, and draws it by app/ui/lucide-icon.tsx: lucide's own drawing function is 3 KB
 * of script on every page.
 */
export function leanIcons(): Plugin {
  return {
    name: "headland:lean-icons",
    enforce: "pre",
    // Otherwise the server would load lucide itself, and draw what the browser does not expect; and development would
    // bundle the two thousand before its first page.
    config: () => ({
      ssr: { noExternal: ["lucide-react"] },
      optimizeDeps: { exclude: ["lucide-react"] },
    }),
    async transform(code, id) {
      // A file without it only passes on an icon that has a second name.
      if (iconFile.test(id) && code.includes("createLucideIcon")) return await toLeanIcon(id);
      if (!id.includes("/app/") || !code.includes('"lucide-react"')) return undefined;
      return { code: code.replace(iconImport, (_, names: string) => toImports(names)), map: null };
    },
  };
}

async function toLeanIcon(id: string) {
  const { __iconData: icon } = await import(pathToFileURL(id.replace(/\?.*$/, "")).href);
  const path = toIconPath(icon.name, icon.node);
  const drawing = JSON.stringify(resolve("app/ui/lucide-icon.tsx"));
  return {
    code: `import { createLucideIcon } from ${drawing}; export default createLucideIcon("${path}");`,
    map: null,
  };
}

function toImports(names: string) {
  const icons = names.split(",").map((name) => name.trim());
  return icons.map((icon) => `import ${icon} from "lucide-react/icons/${toFileName(icon)}";`).join(" ");
}

/** BedDouble → bed-double */
function toFileName(icon: string) {
  return icon.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
