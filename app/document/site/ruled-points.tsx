type RuledPointsProps = { points: readonly { title: string; text: string }[] };

/** Points below one another between hairlines, with titles at the left and words at the right. */
export function RuledPoints({ points }: RuledPointsProps) {
  return (
    <ul className="border-line border-b">
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="grid items-baseline gap-x-8 gap-y-2 border-line border-t py-6.5 md:grid-cols-heading-text"
        >
          <h3 className="font-display text-h3">{title}</h3>
          <p className="text-slate">{text}</p>
        </li>
      ))}
    </ul>
  );
}
