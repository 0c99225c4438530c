import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const QUERY = "?script";

/**
 * `import { script } from "./hearts.script.ts?script"` imports that file's text, bundled and minified, to inline or
 * serve it. Works in builds, development and tests.
 */
export function builtScripts(): Plugin {
  return {
    name: "headland:built-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\.script\.ts\?script$/ },
      async handler(id) {
        const { code, sources } = await bundle(id.slice(0, -QUERY.length));
        for (const source of sources) this.addWatchFile(source);
        return {
          code: `export const script = ${JSON.stringify(code)}`,
          moduleType: "js",
          map: { mappings: "" },
        };
      },
    },
  };
}

async function bundle(file: string) {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [chunk, ...others] = outputs;
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} must become one script`);
  return { code: chunk.code.trim(), sources: chunk.moduleIds.map((id) => resolve(id)) };
}
