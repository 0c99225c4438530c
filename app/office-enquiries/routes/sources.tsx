import { SourcesPage } from "../sources-page.tsx";
import type { Route } from "./+types/sources.ts";
import { loadSources } from "./load-sources.ts";

export function loader(args: Route.LoaderArgs) {
  return loadSources(args);
}

export default function Sources({ loaderData }: Route.ComponentProps) {
  return <SourcesPage {...loaderData} />;
}
