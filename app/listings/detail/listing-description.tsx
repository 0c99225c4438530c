import { toParagraphs } from "#app/format.ts";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Tags } from "#app/ui/tags.tsx";

/** The agent's words, smaller on paper, and the tags drawn from them, if any are to stand here. */
export function ListingDescription({ text, tags = [] }: { text: string; tags?: readonly string[] }) {
  return (
    <DetailBlock title="Description">
      <div className="grid max-w-prose gap-[1.15em] text-md text-tide leading-prose print:max-w-none print:gap-1.5 print:text-xs print:leading-normal">
        {toParagraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {tags.length > 0 && (
        <div className="pt-1.5 print:hidden">
          <Tags tags={tags} />
        </div>
      )}
    </DetailBlock>
  );
}
