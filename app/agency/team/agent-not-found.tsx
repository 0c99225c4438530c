import { href } from "react-router";
import { NotFoundPage } from "#app/document/site/not-found-page.tsx";
import { teamWords } from "#content/team-words.ts";

export function AgentNotFound() {
  return (
    <NotFoundPage title="Agent Not Found" backHref={href("/team")} backLabel="Back to our team">
      {teamWords.notFound}
    </NotFoundPage>
  );
}
