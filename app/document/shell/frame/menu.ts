import { createContext } from "react";
import { footer, menus } from "#app/agency/folder/words.ts";

export const MenuContext = createContext({ menus, footer });

export type Menu = (typeof menus)[number];
/** `covers`: pages without their own link that belong under this one. */
type MenuLink = Menu["links"][number];

/** aria-current of a link: "page" on its own page, "true" on the pages under it. */
export function getCurrent({ href, covers = [] }: Pick<MenuLink, "href" | "covers">, pathname: string) {
  if (pathname === href) return "page";
  const isUnder = [href, ...covers].some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isUnder ? "true" : undefined;
}

export function isInMenu({ links }: Menu, pathname: string) {
  return links.some((link) => getCurrent(link, pathname) !== undefined);
}
