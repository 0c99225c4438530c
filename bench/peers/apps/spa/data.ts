import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Returns the result of `load` once it has arrived; `load` has to be the same function every time. */
export function useData<Data>(load: () => Promise<Data>): Data | undefined {
  const [data, setData] = useState<Data>();
  useEffect(() => void load().then(setData), [load]);
  return data;
}

/** What the site's own loader says of this address (make-sites.ts), once it has arrived. */
export function usePageData() {
  const { pathname } = useLocation();
  const load = useCallback(async () => (await fetch(toDataPath(pathname))).json(), [pathname]);
  return useData(load);
}

/** The file of a page's data: /data/property-1.json. */
export function toDataPath(pathname: string) {
  return `/data/${pathname.slice(1).replaceAll("/", "-") || "home"}.json`;
}
