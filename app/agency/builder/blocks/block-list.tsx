import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Block, PropertyCardInputs } from "../block.ts";
import { toStyleName } from "../page-styles.ts";
import { FieldBlock } from "./field-block.tsx";
import { FormBlock, type FormParts, SubmitBlock } from "./form-block.tsx";
import { ImageBlock } from "./image-block.tsx";

/** The route passes in what belongs to other features. */
export type BlockParts = {
  renderCard: (card: PropertyCardInputs, id: string) => ReactNode;
  form: FormParts;
};

type BlockListProps = { blocks: readonly Block[]; parts: BlockParts };

export function BlockList({ blocks, parts }: BlockListProps) {
  return blocks.map((block) => (
    <div key={block.id} className={places[block.align]}>
      <OneBlock block={block} parts={parts} />
    </div>
  ));
}

const places = {
  start: "min-w-0",
  center: "grid min-w-0 justify-items-center text-center",
  end: "grid min-w-0 justify-items-end text-right",
} as const;

const stack = "grid w-full min-w-0 content-start gap-6";

function OneBlock({ block, parts }: { block: Block; parts: BlockParts }): ReactElement {
  const render = (blocks: readonly Block[]) => <BlockList blocks={blocks} parts={parts} />;
  switch (block.kind) {
    case "text":
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read (sanitize-text.server.ts).
      return <div className="built-text" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "image":
      return <ImageBlock image={block}>{block.blocks.length > 0 && render(block.blocks)}</ImageBlock>;
    case "button":
      return (
        <ButtonLink href={block.link} {...(block.opensNewTab ? newTab : {})}>
          {block.text}
        </ButtonLink>
      );
    case "columns":
      return (
        <div className={`w-full ${toStyleName(block)}`}>
          {block.columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <div key={index} className="grid min-w-0 content-start gap-6">
              {render(column.blocks)}
            </div>
          ))}
        </div>
      );
    case "section":
      return (
        <section className={`${stack} mx-auto py-8 ${toStyleName(block)}`}>{render(block.blocks)}</section>
      );
    case "group":
      return (
        <div className={block.isRow ? "flex flex-wrap items-center gap-5" : stack}>
          {render(block.blocks)}
        </div>
      );
    case "card":
      return <div className="w-full max-w-prose text-left">{parts.renderCard(block.card, block.id)}</div>;
    case "form":
      return (
        <FormBlock form={block.form} parts={parts.form}>
          {render(block.blocks)}
        </FormBlock>
      );
    case "field":
      return <FieldBlock name={block.name} parts={parts.form} />;
    case "submit":
      return <SubmitBlock text={block.text} />;
  }
}

const newTab = { target: "_blank", rel: "noopener" } as const;
