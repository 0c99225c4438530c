type SampleMailProps = {
  subject: string;
  paragraphs: readonly string[];
  rows: readonly { label: string; value: string }[];
};

/** The text of a mail as it would be sent today. */
export function SampleMail({ subject, paragraphs, rows }: SampleMailProps) {
  return (
    <section aria-labelledby="sample" className="grid gap-3">
      <h2 id="sample" className="font-display text-h3">
        What an email looks like
      </h2>
      <div className="grid gap-3 rounded-sm border border-line bg-white p-6 text-ui">
        <p className="font-semibold">{subject}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="grid gap-3">
          {rows.map(({ label, value }) => (
            <li key={label}>
              <span className="font-semibold">{label}</span>
              <span className="block whitespace-pre-line text-slate">{value}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
