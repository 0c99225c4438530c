import Home from "#app/routes/home.tsx";
import { getPageData } from "../data.ts";

export const metadata = { title: "Homes on Sydney’s Northern Beaches · Headland" };

export default async function Page() {
  return <Home {...(await getPageData("home"))} />;
}
