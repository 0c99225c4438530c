const tones = {
  plain: "bg-white text-ink",
  outline: "text-ink shade-outline",
  sold: "bg-ink text-foam",
  offer: "bg-banksia-100 text-banksia-700",
  rent: "bg-euc-100 text-euc",
  sand: "bg-sand-100 text-sand-700",
} as const;

/** Opaque, so that it is legible on any picture. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof tones; children: string }) {
  return (
    <span
      className={`inline-flex h-7 items-center whitespace-nowrap rounded-xs px-2.5 font-semibold text-xs leading-none ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-xs bg-mist px-3 py-1.5 font-medium text-sm">
          {tag}
        </li>
      ))}
    </ul>
  );
}
