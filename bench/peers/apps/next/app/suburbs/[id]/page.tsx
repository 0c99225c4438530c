import SuburbGuide from "#app/routes/buying/suburb.tsx";
import { findIds, getPageData } from "../../../data.ts";

type PageProps = { params: Promise<{ id: string }> };

export const generateStaticParams = () => findIds("suburbs");

export async function generateMetadata({ params }: PageProps) {
  const { suburb } = (await getPageData(`suburbs-${(await params).id}`)).loaderData;
  return { title: `Living in ${suburb.name} ${suburb.state} · Headland` };
}

export default async function Page({ params }: PageProps) {
  return <SuburbGuide {...(await getPageData(`suburbs-${(await params).id}`))} />;
}
