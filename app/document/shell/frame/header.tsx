import { use } from "react";
import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { contactLink, quoteLink } from "#app/agency/folder/words.ts";
import { frameParts } from "#app/slots/frame.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChevronDown, Equal } from "#app/ui/icons.tsx";
import { getCurrent, isInMenu, type Menu, MenuContext } from "./menu.ts";

/** Its menus are native popovers and need no script. */
export function Header({ pathname }: { pathname: string }) {
  const { menus } = use(MenuContext);
  return (
    <div className="wrap flex h-(--header-h) items-center gap-3">
      <Wordmark descriptor={agency.descriptor} />
      <div className="ml-auto flex items-center lg:order-last lg:-mr-3 lg:ml-0">
        <ModuleLinks pathname={pathname} />
        <MobileMenuButton />
      </div>
      <nav aria-label="Main" className="hidden lg:ml-auto lg:block print:hidden">
        <ul className="flex items-center gap-1">
          {menus.map((menu) => (
            <HeaderMenu key={menu.label} menu={menu} pathname={pathname} />
          ))}
          <li>
            <a
              href={contactLink.href}
              aria-current={getCurrent(contactLink, pathname)}
              className={`${item} no-underline`}
            >
              {contactLink.label}
            </a>
          </li>
          <li className="ml-3">
            <ButtonLink size="small" href={quoteLink.href} aria-current={getCurrent(quoteLink, pathname)}>
              <span className="whitespace-nowrap text-xs leading-none tracking-caps">{quoteLink.label}</span>
            </ButtonLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function ModuleLinks({ pathname }: { pathname: string }) {
  return frameParts.map(({ name, headerLink: { Label, ...link } }) => (
    <a
      key={name}
      href={link.href}
      aria-current={getCurrent(link, pathname)}
      className="current:shade-rule hover:shade-rule relative inline-flex size-11 items-center justify-center rounded-xs print:hidden"
    >
      <Label />
    </a>
  ));
}

// The shadow that marks the current page is missing in forced colours.
const item =
  "inline-flex h-11 items-center gap-1.25 rounded-xs px-3 text-xs font-semibold tracking-caps hover:shade-rule current:shade-rule forced-colors:current:underline";

function HeaderMenu({ menu, pathname }: { menu: Menu; pathname: string }) {
  const id = `menu-${menu.label.toLowerCase()}`;
  return (
    <li className="group [anchor-scope:--menu]">
      <button
        type="button"
        popoverTarget={id}
        aria-current={isInMenu(menu, pathname) || undefined}
        className={`${item} group-has-open:shade-rule [anchor-name:--menu]`}
      >
        {menu.label}
        <ChevronDown className="size-3.5 transition-transform duration-(--dur-fast) group-has-open:rotate-180" />
      </button>
      <ul
        id={id}
        popover="auto"
        className="menu-panel menu-motion shade-menu w-70 rounded-sm bg-white p-2 text-ink forced-colors:border"
      >
        {menu.links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={getCurrent(link, pathname)}
              className="group/link block rounded-xs px-3.5 py-2.75 font-medium no-underline hover:bg-mist focus-visible:-outline-offset-2"
            >
              <span className="decoration-2 decoration-banksia group-current/link:underline">
                {link.label}
              </span>{" "}
              <span className="block font-normal text-slate text-sm">{link.line}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Opens the mobile menu (site-frame.tsx). */
export const MENU_ID = "mobile-menu";
export const menuButton = "-mr-3 inline-flex h-11 items-center gap-2 px-3 text-sm font-semibold";

function MobileMenuButton() {
  return (
    <button type="button" popoverTarget={MENU_ID} className={`${menuButton} lg:hidden print:hidden`}>
      Menu
      <Equal className="size-5" />
    </button>
  );
}

export function Wordmark({ descriptor = "" }: { descriptor?: string }) {
  return (
    <a href={href("/")} className="inline-flex items-baseline gap-3 py-2 no-underline">
      <span className="font-display text-3xl leading-none tracking-display lg:text-wordmark">
        {agency.name}
      </span>
      {descriptor && (
        // Hidden between lg and xl, where the menus need the room.
        <span className="hidden whitespace-nowrap font-medium text-slate text-xs leading-none sm:max-lg:inline xl:inline">
          {descriptor}
        </span>
      )}
    </a>
  );
}
