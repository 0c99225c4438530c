/** Short words side by side, each on its own mist tile. */
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
