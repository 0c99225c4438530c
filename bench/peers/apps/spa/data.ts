import { useEffect, useState } from "react";

/** Returns the result of `load` once it has arrived; `load` has to be the same function every time. */
export function useData<Data>(load: () => Promise<Data>): Data | undefined {
  const [data, setData] = useState<Data>();
  useEffect(() => void load().then(setData), [load]);
  return data;
}

/** A file that the site's server would have made on request. */
export async function fetchData(name: string) {
  const answer = await fetch(`/data/${name}.json`);
  return answer.json();
}

export function fetchOfficeMap() {
  return fetchData("office-map");
}
