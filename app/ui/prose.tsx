/** The paragraphs of a long read, in one column. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid max-w-prose gap-5 text-[1.0625rem] text-tide leading-[1.7]">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
