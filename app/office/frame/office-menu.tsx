import { href } from "react-router";
import type { OfficeIcon } from "#app/core/module.ts";
import { isPermitted, type Permission, type Role } from "#app/core/permission.ts";
import { officeLinks } from "#app/modules.ts";
import { Calendar, House, type Icon, LayoutGrid, LayoutList, Mail } from "#app/ui/icons.tsx";
import { permissions } from "../permissions.ts";
import { Tabs } from "./searched-list.tsx";

const MORE_ID = "office-more";

type OfficeMenuProps = { role: Role; pathname: string };

/**
 * On a phone the menu is at the foot of the window, within reach of the thumb; on a wide screen it is beside the name.
 */
export function OfficeMenu({ role, pathname }: OfficeMenuProps) {
  const items = findMenuItems(role);
  return (
    <>
      <nav aria-label="Office" className="max-lg:hidden">
        <ul className="flex xl:gap-1">
          {items.map((item) => (
            <li key={item.href}>
              <MenuLink item={item} pathname={pathname} className={`${link} min-h-11 px-1.5 xl:px-3`} />
            </li>
          ))}
        </ul>
      </nav>
      <FootMenu items={items} pathname={pathname} />
    </>
  );
}

const link =
  "inline-flex w-full items-center justify-center rounded-xs text-center font-semibold text-sm leading-tight no-underline current:shade-rule hover:shade-rule forced-colors:current:underline";
const footLink = `${link} min-h-14 flex-col gap-1 px-1 text-xs`;

const icons: Readonly<Record<OfficeIcon, Icon>> = {
  calendar: Calendar,
  house: House,
  list: LayoutList,
  mail: Mail,
};

function FootMenu({ items, pathname }: { items: readonly MenuItem[]; pathname: string }) {
  const { atFoot, more } = splitMenu(items);
  const isElsewhere = more.some((item) => isOfItem(item, pathname));
  return (
    <nav
      aria-label="Office"
      className="shade-bar fixed inset-x-0 bottom-0 z-40 bg-foam pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        {atFoot.map((item) => (
          <li key={item.href} className="grow">
            <MenuLink
              item={item}
              pathname={pathname}
              className={footLink}
              Icon={item.icon && icons[item.icon]}
            />
          </li>
        ))}
        {more.length > 0 && (
          <li className="grow">
            <button
              type="button"
              popoverTarget={MORE_ID}
              aria-current={isElsewhere ? "true" : undefined}
              className={footLink}
            >
              <LayoutGrid className="size-5" />
              More
            </button>
          </li>
        )}
      </ul>
      {more.length > 0 && <More items={more} pathname={pathname} />}
    </nav>
  );
}

/** Tabs of the Marketing pages, shown on each of them if there are several. */
export function MarketingTabs({ role, pathname }: OfficeMenuProps) {
  const pages = marketing.filter(({ permission }) => isPermitted(role, permission));
  const tabs = pages.map((page) => ({ ...page, isCurrent: isCurrent(page.href, pathname) }));
  if (tabs.length < 2 || !tabs.some(({ isCurrent }) => isCurrent)) return null;
  return (
    <div className="wrap pt-2">
      <Tabs label="Marketing" tabs={tabs} />
    </div>
  );
}

/** Closes when something else is touched; works without script. */
function More({ items, pathname }: { items: readonly MenuItem[]; pathname: string }) {
  return (
    <ul
      id={MORE_ID}
      popover="auto"
      className="shade-bar inset-auto right-0 bottom-(--bottom-bar-h) m-0 w-56 border border-line bg-foam"
    >
      {items.map((item) => (
        <li key={item.href} className="border-line not-first:border-t">
          <MenuLink
            item={item}
            pathname={pathname}
            className="flex min-h-14 items-center px-5 font-semibold current:underline no-underline"
          />
        </li>
      ))}
    </ul>
  );
}

type MenuLinkProps = { item: MenuItem; pathname: string; className: string; Icon?: Icon };

function MenuLink({ item, pathname, className, Icon }: MenuLinkProps) {
  return (
    <a href={item.href} aria-current={isOfItem(item, pathname) ? "page" : undefined} className={className}>
      {Icon && <Icon className="size-5" />}
      {item.label}
    </a>
  );
}

export type MenuItem = {
  label: string;
  href: string;
  permission: Permission;
  icon?: OfficeIcon;
  /** Other pages that belong to the item. */
  also?: readonly { href: string }[];
};

const marketing = officeLinks.filter(({ on }) => on === "marketing");

/** The office's menu, most important first. On a phone the last items are behind "More". */
const items: readonly MenuItem[] = [
  { label: "Today", icon: "list", href: href("/office"), permission: permissions.enterOffice },
  ...officeLinks.filter(({ on }) => on === "menu"),
  ...marketing.slice(0, 1).map((first) => ({ ...first, label: "Marketing", also: marketing })),
  { label: "People", href: href("/office/people"), permission: permissions.managePeople },
  { label: "Log", href: href("/office/log"), permission: permissions.readLog },
  { label: "Account", href: href("/office/account"), permission: permissions.keepOwnAccount },
];

/** Pages that are not in the menu. */
const furtherPages: readonly MenuItem[] = [...officeLinks.filter(({ on }) => on === "search"), ...marketing];

/** The office pages that a person can find by name. */
export function findOfficePages(role: Role) {
  return [...items, ...furtherPages].filter(({ permission }) => isPermitted(role, permission));
}

/** How many items fit at the foot of a window of 320 px. */
const MOST_AT_FOOT = 5;

function findMenuItems(role: Role) {
  return items.filter(({ permission }) => isPermitted(role, permission));
}

/** For a phone: all items if they fit, else one fewer and "More". */
export function splitMenu(all: readonly MenuItem[]) {
  const count = all.length > MOST_AT_FOOT ? MOST_AT_FOOT - 1 : all.length;
  return { atFoot: all.slice(0, count), more: all.slice(count) };
}

/** Whether a page is the item's own, below it, or one of its `also` pages. */
export function isOfItem({ href, also = [] }: MenuItem, pathname: string) {
  return [{ href }, ...also].some((page) => isCurrent(page.href, pathname));
}

/** A home's page counts as Homes; only /office itself counts as Today. */
export function isCurrent(path: string, pathname: string) {
  return path === href("/office") ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
}
