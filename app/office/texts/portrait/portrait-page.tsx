import { href } from "react-router";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import type { Portrait } from "#app/document/site/portrait/portrait.ts";
import { IntentForm } from "#app/office/frame/intent-form.tsx";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";

export type PortraitPageProps = {
  agent: { key: string; name: string };
  portrait: Portrait;
  isDraft: boolean;
  submissions: { add: string; remove: string };
  problem?: string;
};

/** An agent's portrait, and another in its place. */
export function PortraitPage({ agent, portrait, isDraft, submissions, problem }: PortraitPageProps) {
  return (
    <OfficePage
      title={`Portrait, ${agent.name}`}
      heading="Portrait"
      publicPage={isDraft ? undefined : href("/team/:id", { id: agent.key })}
      hasFailed={problem !== undefined}
    >
      <p>
        <BackLink href={href("/office/texts/:kind/:key", { kind: "agents", key: agent.key })}>
          {agent.name}
        </BackLink>
      </p>
      {problem && <ErrorSummary title={problem} errors={{}} />}
      <AgentPortrait portrait={portrait} sizes="16rem" className="aspect-portrait w-full max-w-64" />
      <IntentForm
        intent="add portrait"
        label={isDraft ? "Put it into the draft" : "Put it on the site"}
        hidden={{ submission: submissions.add }}
        sendsFiles
        look="primary"
      >
        <FileField
          name="portrait"
          label="New portrait"
          hint="Upright, 12 MB at most. Where it was taken is not kept. It takes a few seconds."
        />
      </IntentForm>
      {"picture" in portrait && (
        <IntentForm
          intent="remove portrait"
          label="Take the portrait away"
          hidden={{ submission: submissions.remove }}
        />
      )}
    </OfficePage>
  );
}
