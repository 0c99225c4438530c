import SuburbGuide from "#app/routes/buying/suburb.tsx";
import { usePageData } from "../data.ts";

export function Component() {
  const page = usePageData();
  if (!page) return null;
  const { name, state } = page.loaderData.suburb;
  return (
    <>
      <title>{`Living in ${name} ${state} · Headland`}</title>
      <SuburbGuide {...page} />
    </>
  );
}
