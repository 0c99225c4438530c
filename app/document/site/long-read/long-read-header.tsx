import { Breadcrumbs, type Crumb } from "../breadcrumbs.tsx";

type LongReadHeaderProps = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /** Small print under the lead, as the day of the last change. */
  note?: string;
};

/** The top of a page that is mostly text: its title, and a standfirst under it. */
export function LongReadHeader({ crumbs, title, lead, note }: LongReadHeaderProps) {
  return (
    <header className="wrap grid gap-5 pt-6 pb-intro lg:pt-10">
      <div className="grid gap-2">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="font-display text-h1">{title}</h1>
      </div>
      <p className="max-w-prose text-lead text-tide">{lead}</p>
      {note && <p className="text-slate text-sm">{note}</p>}
    </header>
  );
}
