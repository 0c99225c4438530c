import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import type { NextConfig } from "next";

const site = process.cwd();
const useClient = { loaders: ["./use-client.cjs"] };
const withoutContext = { loaders: ["./without-context.cjs"] };

/** Next.js as it comes; it only has to find the site's components, and to know which of them need the browser. */
const config: NextConfig = {
  turbopack: {
    root: getCommonFolder(site, dirname(realpathSync("node_modules"))),
    resolveAlias: {
      "react-router": "./router.tsx",
      // The same imports as in the site's build (package.json, "imports"): browsers load the agency's files from
      // /agency.js.
      ...Object.fromEntries(
        Object.entries({
          agency: "files",
          disk: "disk",
          manifest: "manifest",
          places: "files",
          theme: "files",
        }).map(forBrowser),
      ),
      "#app/*": "../../../../app/*",
    },
    rules: {
      "**/app/document/site/office/office-words.ts": withoutContext,
      "**/app/listings/list/filter-form.tsx": useClient,
      "**/app/ui/gallery/gallery.tsx": useClient,
      "**/app/ui/toast/toast.tsx": useClient,
      "**/app/ui/picture/picture-or-fallback.tsx": useClient,
      "**/app/listings/detail/share-button.tsx": useClient,
      "**/app/enquiries/about-listing/enquiry-dialog.tsx": useClient,
      "**/app/document/shell/frame/newsletter-form.tsx": useClient,
    },
  },
  // Checked with the site, by its own settings.
  typescript: { ignoreBuildErrors: true },
};

export default config;

function forBrowser([file, inBrowser]: [string, string]): [string, { browser: string; default: string }] {
  const folder = "../../../../app/agency/folder";
  return [
    `#app/agency/folder/${file}.ts`,
    { browser: `${folder}/browser/${inBrowser}.ts`, default: `${folder}/${file}.ts` },
  ];
}

/** If node_modules is a link, the packages are outside the site. */
function getCommonFolder(one: string, other: string): string {
  return `${other}/`.startsWith(`${one}/`) ? one : getCommonFolder(dirname(one), other);
}
