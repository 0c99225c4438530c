import { loadSources } from "../load-sources.server.ts";
import { SourcesPage } from "../sources-page.tsx";
import type { Route } from "./+types/sources.ts";

export function loader(args: Route.LoaderArgs) {
  return loadSources(args);
}

export default function Sources({ loaderData }: Route.ComponentProps) {
  return <SourcesPage {...loaderData} />;
}
