// Icons by Lucide (lucide.dev), © Lucide Icons and Contributors, ISC licence. To add one, copy the content of its SVG.
import type { ReactNode, SVGProps } from "react";

type IconProps = SVGProps<SVGSVGElement>;

export type Icon = (props: IconProps) => ReactNode;

/** Hidden from screen readers. Classes set its size and colour, and the stylesheet how its lines end (.icon). */
function Drawing({ className = "", ...props }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="1.5" {...props} className={`icon ${className}`} />
  );
}

export const ArrowLeft: Icon = (props) => <Drawing {...props}><path d="m12 19-7-7 7-7" /><path d="M19 12H5" /></Drawing>;
export const ArrowRight: Icon = (props) => <Drawing {...props}><path d="M5 12h14" /><path d="m12 5 7 7-7 7" /></Drawing>;
export const Bath: Icon = (props) => <Drawing {...props}><path d="M10 4 8 6" /><path d="M17 19v2" /><path d="M2 12h20" /><path d="M7 19v2" /><path d="M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5" /></Drawing>;
export const BedDouble: Icon = (props) => <Drawing {...props}><path d="M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8" /><path d="M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4" /><path d="M12 4v6" /><path d="M2 18h20" /></Drawing>;
export const Calendar: Icon = (props) => <Drawing {...props}><path d="M8 2v3" /><path d="M16 2v3" /><rect x="3" y="3" width="18" height="18" rx="2" /><path d="M3 9h18" /></Drawing>;
export const CarFront: Icon = (props) => <Drawing {...props}><path d="m21 8-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8" /><path d="M7 14h.01" /><path d="M17 14h.01" /><rect width="18" height="8" x="3" y="10" rx="2" /><path d="M5 18v2" /><path d="M19 18v2" /></Drawing>;
export const Check: Icon = (props) => <Drawing {...props}><path d="M20 6 9 17l-5-5" /></Drawing>;
export const ChevronDown: Icon = (props) => <Drawing {...props}><path d="m6 9 6 6 6-6" /></Drawing>;
export const CircleAlert: Icon = (props) => <Drawing {...props}><circle cx="12" cy="12" r="10" /><line x1="12" x2="12" y1="8" y2="12" /><line x1="12" x2="12.01" y1="16" y2="16" /></Drawing>;
export const Equal: Icon = (props) => <Drawing {...props}><line x1="5" x2="19" y1="9" y2="9" /><line x1="5" x2="19" y1="15" y2="15" /></Drawing>;
export const GripVertical: Icon = (props) => <Drawing {...props}><circle cx="9" cy="12" r="1" /><circle cx="9" cy="5" r="1" /><circle cx="9" cy="19" r="1" /><circle cx="15" cy="12" r="1" /><circle cx="15" cy="5" r="1" /><circle cx="15" cy="19" r="1" /></Drawing>;
export const Heart: Icon = (props) => <Drawing {...props}><path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" /></Drawing>;
export const House: Icon = (props) => <Drawing {...props}><path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" /><path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" /></Drawing>;
export const LayoutGrid: Icon = (props) => <Drawing {...props}><rect width="7" height="7" x="3" y="3" rx="1" /><rect width="7" height="7" x="14" y="3" rx="1" /><rect width="7" height="7" x="14" y="14" rx="1" /><rect width="7" height="7" x="3" y="14" rx="1" /></Drawing>;
export const LayoutList: Icon = (props) => <Drawing {...props}><rect width="7" height="7" x="3" y="3" rx="1" /><rect width="7" height="7" x="3" y="14" rx="1" /><path d="M14 4h7" /><path d="M14 9h7" /><path d="M14 15h7" /><path d="M14 20h7" /></Drawing>;
export const Lock: Icon = (props) => <Drawing {...props}><rect width="18" height="11" x="3" y="11" rx="2" ry="2" /><path d="M7 11V7a5 5 0 0 1 10 0v4" /></Drawing>;
export const Mail: Icon = (props) => <Drawing {...props}><path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" /><rect x="2" y="4" width="20" height="16" rx="2" /></Drawing>;
export const MoveHorizontal: Icon = (props) => <Drawing {...props}><path d="m18 8 4 4-4 4" /><path d="M2 12h20" /><path d="m6 8-4 4 4 4" /></Drawing>;
export const Phone: Icon = (props) => <Drawing {...props}><path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" /></Drawing>;
export const Play: Icon = (props) => <Drawing {...props}><path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" /></Drawing>;
export const Plus: Icon = (props) => <Drawing {...props}><path d="M5 12h14" /><path d="M12 5v14" /></Drawing>;
export const Scan: Icon = (props) => <Drawing {...props}><path d="M3 7V5a2 2 0 0 1 2-2h2" /><path d="M17 3h2a2 2 0 0 1 2 2v2" /><path d="M21 17v2a2 2 0 0 1-2 2h-2" /><path d="M7 21H5a2 2 0 0 1-2-2v-2" /></Drawing>;
export const Search: Icon = (props) => <Drawing {...props}><path d="m21 21-4.34-4.34" /><circle cx="11" cy="11" r="8" /></Drawing>;
export const Share: Icon = (props) => <Drawing {...props}><path d="M12 2v13" /><path d="m16 6-4-4-4 4" /><path d="M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8" /></Drawing>;
export const Star: Icon = (props) => <Drawing {...props}><path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" /></Drawing>;
export const X: Icon = (props) => <Drawing {...props}><path d="M18 6 6 18" /><path d="m6 6 12 12" /></Drawing>;
