type TabsProps = { label: string; tabs: readonly { label: string; href: string; isCurrent: boolean }[] };

/** Lists side by side; on a phone they scroll sideways. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="-mx-(--gutter) overflow-x-auto px-(--gutter)">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-xs px-3 font-semibold text-sm no-underline current:shadow-rule hover:shadow-rule forced-colors:current:underline"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
