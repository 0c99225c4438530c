export type KeyValue = { label: string; value: string };

const layouts = {
  one: { list: "divide-line divide-y", row: "first:pt-0 last:pb-0", label: "" },
  two: {
    list: "-my-2.75 gap-x-12 md:grid-cols-2 print:-my-0.5 print:grid-cols-2 print:gap-x-6 print:text-xs",
    row: "border-line border-t first:border-t-0 md:nth-2:border-t-0 print:grid-cols-auto-rest print:border-t-0 print:py-0.5",
    label: "print:w-20",
  },
} as const;

export function KeyValues({
  items,
  columns = "one",
}: {
  items: readonly KeyValue[];
  columns?: keyof typeof layouts;
}) {
  const { list, row, label: labelWidth } = layouts[columns];
  return (
    <dl className={`grid ${list}`}>
      {items.map(({ label, value }) => (
        <div key={`${label} ${value}`} className={`grid grid-cols-2 gap-4 py-2.75 ${row}`}>
          <dt className={`text-slate ${labelWidth}`}>{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
