import { href } from "react-router";
import type { Crumb } from "./breadcrumbs.tsx";

/** The way to a page that stands directly under the home page. */
export function underHome(label: string): readonly Crumb[] {
  return [{ label: "Home", href: href("/") }, { label }];
}
