import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Shared by this many pages, a module travels with the frame: thirty small files cost more than one. */
const FRAME_PAGES = 8;
/** Not the list of all pictures: only pages that ship no script, and searches in the browser, look pictures up. */
const frameModules = /app\/(?:ui|site|format)(?!\/picture\/pictures?\.(?:ts|json))|lucide-react/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // public/ is served where it lies (server/static-files.ts); copying all the pictures is no build step.
  build: { copyPublicDir: false, assetsInlineLimit: 0 },
  // Named here because Vite, meeting them late on a fresh clone, reloads a page that cannot listen yet.
  optimizeDeps: { include: ["lucide-react", "valibot"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                {
                  name: "frame",
                  test: frameModules,
                  minShareCount: FRAME_PAGES,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // The server and the pages are one bundle, so that they share one catalogue.
    ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } },
  },
});
