import type { ReactElement, ReactNode } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Block, BuilderPage as Page, PlacedPicture } from "../block.ts";
import type { SiteBlock } from "../blocks/site-blocks.ts";
import builtStyles from "./built.css?inline";
import { FieldBlock, FormBlock, type FormParts, SubmitBlock } from "./form-block.tsx";
import { toPageStyles, toStyleName } from "./page-styles.ts";
import { script as playScript } from "./play.script.ts?script";
import { hasPlayer, VideoBlock } from "./video-block.tsx";

/** The route passes in what belongs to other features. */
type BlockParts = {
  renderSiteBlock: (block: SiteBlock, id: string) => ReactNode;
  form: FormParts;
};

type BuilderPageProps = {
  page: Page;
  parts: BlockParts;
  /** Why the submitted form was refused. */
  problem?: { title: string; errors: Partial<Record<string, string>> };
};

/** A page composed in the page builder, between the site's header and footer. */
export function BuilderPage({ page, parts, problem }: BuilderPageProps) {
  return (
    <>
      <title>{problem ? `Error: ${page.title}` : page.title}</title>
      {problem && (
        <div className="wrap pt-6">
          <div className="max-w-form">
            <ErrorSummary {...problem} />
          </div>
        </div>
      )}
      <div className="built-stack wrap pt-6 pb-(--section) lg:pt-10">
        {!page.hasHeading && (
          <h1 className="font-display text-h1">{page.title.replace(` · ${agency.name}`, "")}</h1>
        )}
        <style>{builtStyles + toPageStyles(page.blocks)}</style>
        <BlockList blocks={page.blocks} parts={parts} />
      </div>
      {hasPlayer(page.blocks) && <script>{playScript}</script>}
    </>
  );
}

type BlockListProps = { blocks: readonly Block[]; parts: BlockParts };

function BlockList({ blocks, parts }: BlockListProps) {
  return blocks.map((block) => (
    <div key={block.id} className={toPlace(block)} data-own={isSection(block) || undefined}>
      <OneBlock block={block} parts={parts} />
    </div>
  ));
}

/** A card stands with what is said about it. */
function isSection(block: Block) {
  return block.kind === "site" && block.block.name !== "PropertyCard";
}

/** A block of the site’s own is laid out by the room it has. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read (sanitize.server.ts).
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
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
      return <>{parts.renderSiteBlock(block.block, block.id)}</>;
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
    case "note":
      return <Note>{`${toPlainName(block.block)}: ${block.reason}`}</Note>;
  }
}

/** In the preview, what is not shown at this place. */
export function Note({ children }: { children: string }) {
  return (
    <p role="note" className="w-full rounded-xs bg-flame-100 px-4 py-3 text-flame text-ui">
      {children}
    </p>
  );
}

/** Core:Button is Button in the editor, too. */
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
