import { Content, fetchOneEntry, getBuilderSearchParams, isEditing } from "@builder.io/sdk-react";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import * as v from "valibot";
import type { PropertyCardInputs } from "./block.ts";
import { cardBlock, cardOptions } from "./content/card-options.ts";

type PreviewProps = {
  apiKey: string;
  apiUrl: string;
  renderCard: (card: PropertyCardInputs) => ReactNode;
};

type PreviewContent = ComponentProps<typeof Content>["content"];

/** A page in the visual editor; only here the service's library runs. */
export function Preview({ apiKey, apiUrl, renderCard }: PreviewProps) {
  const [content, setContent] = useState<PreviewContent>();

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const options = getBuilderSearchParams(asked);
    const urlPath = asked.get("path") ?? location.pathname;
    fetchOneEntry({
      model: "page",
      apiKey,
      apiHost: apiUrl,
      canTrack: false,
      options,
      userAttributes: { urlPath },
    })
      .then((entry) => setContent(entry ?? undefined))
      .catch(() => setContent(undefined));
  }, [apiKey, apiUrl]);

  if (!content && !isEditing())
    return <p>Open this address in the editor of Builder.io to see a page here.</p>;
  const component = (options: Record<string, unknown>) => renderCard(v.parse(cardOptions, options));
  return (
    <Content
      model="page"
      apiKey={apiKey}
      apiHost={apiUrl}
      content={content}
      canTrack={false}
      customComponents={[{ ...cardBlock, component }]}
    />
  );
}
