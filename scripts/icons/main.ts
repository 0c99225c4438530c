import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readOptions } from "../read-options.ts";

const usage = `npm run icons    writes the icons in use

To app/ui/icons.tsx, from lucide-react. For another icon, add its name to scripts/icons/main.ts.`;

export const ICONS_FILE = "app/ui/icons.tsx";

const icons = {
  ArrowLeft: lucide.ArrowLeft,
  ArrowRight: lucide.ArrowRight,
  Bath: lucide.Bath,
  BedDouble: lucide.BedDouble,
  Calendar: lucide.Calendar,
  CarFront: lucide.CarFront,
  Check: lucide.Check,
  ChevronDown: lucide.ChevronDown,
  CircleAlert: lucide.CircleAlert,
  Equal: lucide.Equal,
  GripVertical: lucide.GripVertical,
  Heart: lucide.Heart,
  LayoutGrid: lucide.LayoutGrid,
  LayoutList: lucide.LayoutList,
  Lock: lucide.Lock,
  Mail: lucide.Mail,
  MoveHorizontal: lucide.MoveHorizontal,
  Phone: lucide.Phone,
  Play: lucide.Play,
  Plus: lucide.Plus,
  Scan: lucide.Scan,
  Search: lucide.Search,
  Share: lucide.Share,
  Star: lucide.Star,
  X: lucide.X,
};

const header = `// Written by \`npm run icons\`: change scripts/icons/main.ts, not this file.
// Drawings by Lucide (lucide.dev), © Lucide Icons and Contributors, ISC licence.
import type { ReactNode, SVGProps } from "react";

type IconProps = SVGProps<SVGSVGElement>;

export type Icon = (props: IconProps) => ReactNode;

/** An icon's size and colour come from classes; how its lines end, from the stylesheet (.icon). */
function Drawing({ className = "", ...props }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" strokeWidth="1.5" {...props} className={\`icon \${className}\`} />
  );
}

`;

/** The source of app/ui/icons.tsx. */
export function toIconsFile() {
  return (
    header +
    Object.entries(icons)
      .map(([name, icon]) => toComponent(name, icon))
      .join("")
  );
}

function toComponent(name: string, icon: lucide.LucideIcon) {
  const svg = renderToStaticMarkup(createElement(icon));
  const shapes = svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").replace(/><\/\w+>/g, " />");
  return `export const ${name}: Icon = (props) => <Drawing {...props}>${shapes}</Drawing>;\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  readOptions(usage, {});
  await writeFile(ICONS_FILE, toIconsFile());
}
