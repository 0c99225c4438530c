import { toParagraphs } from "#app/region/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Inputs } from "./block-sources.ts";

export function TextWithPicture({ heading, words, image, alt, side }: Inputs<"TextWithPicture">) {
  const text = (
    <div className="grid content-center gap-5">
      {heading && <h2 className="font-display text-h2">{heading}</h2>}
      <Prose paragraphs={toParagraphs(words)} />
    </div>
  );
  if (!image) return text;
  return (
    <div className="grid w-full @3xl:grid-cols-2 gap-x-(--gap-grid) gap-y-6 text-left">
      <img
        src={image}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`aspect-card w-full rounded-xs bg-mist object-cover ${side === "left" ? "" : "@3xl:order-last"}`}
      />
      {text}
    </div>
  );
}

export function CallToAction({ heading, words, button, link }: Inputs<"CallToAction">) {
  return (
    <section className="grid w-full @3xl:grid-cols-rest-auto items-center gap-6 rounded-sm bg-sand-100 px-6 py-8 text-left lg:px-10">
      <div className="grid gap-3">
        <h2 className="font-display text-h2">{heading}</h2>
        {words && <p className="max-w-xl text-lead text-tide">{words}</p>}
      </div>
      <p>
        <ButtonLink href={link}>{button}</ButtonLink>
      </p>
    </section>
  );
}
