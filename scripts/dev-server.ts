import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";

const server = createServer();
// Pages and hot reload share a port, because the content security policy only allows connections to the same origin.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
const { parseEnvironment }: typeof import("#server/environment/environment.ts") = await load(
  "/server/environment/environment.ts",
);
const { openStores }: typeof import("#server/stores.ts") = await load("/server/stores.ts");
const { createLog }: typeof import("#server/log/request-log.ts") = await load("/server/log/request-log.ts");

const environment = parseEnvironment(process.env);
const log = createLog();
// No page cache, because sources change.
const stores = await openStores({ ...environment, pageCacheMb: 0 }, log);
const options = { environment, log, ...stores, isAccepting: () => true };

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    const web = await getWeb();
    await getRequestListener(web.fetch)(request, response);
  });
});
server.listen(environment.port, environment.host, () => {
  console.log(`The site, with hot reload, is at http://localhost:${environment.port}`);
});

let made: { module: unknown; web: ReturnType<typeof import("#server/web.ts").createWeb> } | undefined;

/** Loads the middleware anew: Vite returns a new module after a change. */
async function getWeb() {
  const module: typeof import("#server/web.ts") = await load("/server/web.ts");
  if (made?.module !== module) made = { module, web: module.createWeb(options) };
  return made.web;
}

/** Vite does not know a module's exports; the caller declares their type. */
function load(path: string): Promise<never> {
  return vite.ssrLoadModule(path) as Promise<never>;
}
