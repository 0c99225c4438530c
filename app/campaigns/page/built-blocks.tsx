import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Block, PlacedPicture } from "../block.ts";
import { type FoundBlocks, toReason } from "../blocks/found-block.ts";
import { ShownBlock } from "../blocks/shown-block.tsx";
import { toBlockLabel } from "../blocks/site-blocks.ts";
import { FieldBlock, FormBlock, type FormParts, SubmitBlock } from "./form-block.tsx";
import { toStyleName } from "./page-styles.ts";
import { VideoBlock } from "./video-block.tsx";

/** Data that all blocks of a page share. */
type BlockParts = FormParts & { found: FoundBlocks; isPreview?: boolean };

type BlockListProps = { blocks: readonly Block[]; parts: BlockParts };

export function BlockList({ blocks, parts }: BlockListProps) {
  return blocks.map((block) => (
    <div key={block.id} className={toPlace(block)} data-own={isSection(block) || undefined}>
      <OneBlock block={block} parts={parts} />
    </div>
  ));
}

/** Whether a block is a section of its own. A PropertyCard belongs to the text around it. */
function isSection(block: Block) {
  return block.kind === "site" && block.block.name !== "PropertyCard";
}

/** The site’s own blocks are laid out by container width. */
function toPlace({ kind, align }: Block) {
  return kind === "site" ? `built-own @container ${places[align]}` : places[align];
}

const places = {
  start: "min-w-0",
  center: "grid min-w-0 justify-items-center text-center",
  end: "grid min-w-0 justify-items-end text-right",
} as const;

const stack = "built-stack w-full";

function OneBlock({ block, parts }: { block: Block; parts: BlockParts }): ReactElement {
  const render = (blocks: readonly Block[]) => <BlockList blocks={blocks} parts={parts} />;
  switch (block.kind) {
    case "text":
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when parsed (sanitize.server.ts).
      return <div className="built-text" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "image":
      return <ImageBlock image={block}>{block.blocks.length > 0 && render(block.blocks)}</ImageBlock>;
    case "video":
      return <VideoBlock video={block} />;
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
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their position.
            <div key={index} className="built-stack">
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
    case "site":
      return <OwnBlock id={block.id} name={block.block.name} parts={parts} />;
    case "form":
      return (
        <FormBlock form={block.form} parts={parts}>
          {render(block.blocks)}
        </FormBlock>
      );
    case "field":
      return <FieldBlock name={block.name} parts={parts} />;
    case "submit":
      return <SubmitBlock text={block.text} />;
    case "note":
      return <Note>{`${toPlainName(block.block)}: ${block.reason}`}</Note>;
  }
}

/** One of the site’s own blocks. A preview says why a block is not shown, or only in part. */
function OwnBlock({ id, name, parts }: { id: string; name: string; parts: BlockParts }) {
  const shown = parts.found[id];
  const reason = parts.isPreview && toReason(shown);
  return (
    <>
      {shown && <ShownBlock id={id} block={shown} />}
      {reason && <Note>{`${toBlockLabel(name)}: ${reason}`}</Note>}
    </>
  );
}

/** A note in the preview, in place of a block that is not shown. */
function Note({ children }: { children: string }) {
  return (
    <p role="note" className="w-full rounded-xs bg-flame-100 px-4 py-3 text-flame text-ui">
      {children}
    </p>
  );
}

/** Strips the service's prefixes, as its editor does: "Core:Button" is "Button". */
function toPlainName(block: string) {
  return block.replace(/^(?:Core|Form|Raw|Builder): ?/, "");
}

const newTab = { target: "_blank", rel: "noopener" } as const;

type ImageBlockProps = { image: PlacedPicture & { link?: string }; children?: ReactNode };

/** A picture; blocks placed on it are shown below it. */
function ImageBlock({ image, children }: ImageBlockProps) {
  const { src, srcSet, sizes = DEFAULT_SIZES, alt, width, height, isContained, isFirst } = image;
  const picture = (
    <img
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      alt={alt}
      sizes={srcSet && sizes}
      className={`block h-auto w-full rounded-xs bg-mist ${isContained ? "object-contain" : "object-cover"}`}
      {...(isFirst ? first : later)}
    />
  );
  return (
    <div className="grid w-full gap-4">
      {/* A linked picture without alt text would be a link without a name. */}
      {image.link && alt ? <a href={image.link}>{picture}</a> : picture}
      {children}
    </div>
  );
}

const DEFAULT_SIZES = "(min-width: 82rem) 82rem, 100vw";
const first = { loading: "eager", fetchPriority: "high" } as const;
const later = { loading: "lazy", decoding: "async" } as const;
