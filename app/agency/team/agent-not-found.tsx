import { href } from "react-router";
import { teamWords } from "#app/agency/folder/words.ts";
import { NotFoundPage } from "#app/document/site/not-found-page.tsx";

export function AgentNotFound() {
  return (
    <NotFoundPage title="Agent Not Found" backHref={href("/team")} backLabel="Back to our team">
      {teamWords.notFound}
    </NotFoundPage>
  );
}
