import { href } from "react-router";
import { findPasskeys } from "#app/office/access/passkeys/passkeys.server.ts";
import { type OfficeReader, requirePerson } from "#app/office/access/require-person.server.ts";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { type TodayData, todayLoaders } from "#app/slots/office-today.server.ts";
import { type TodayPart, todayParts } from "#app/slots/office-today.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { Route } from "./+types/today.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  return {
    today: await loadToday(entrance),
    hasPasskey: (await findPasskeys(entrance.db, entrance.person.id)).length > 0,
  };
}

async function loadToday(reader: OfficeReader) {
  let today: TodayData = {};
  for (const load of Object.values(todayLoaders)) today = { ...today, ...(await load(reader)) };
  return today;
}

/** Modules' parts for today's work. */
export default function Today({ loaderData: { today, hasPasskey } }: Route.ComponentProps) {
  const lost = Object.values(todayParts).flatMap(({ findLostMails }) => findLostMails?.(today) ?? []);
  return (
    <OfficePage title="Today">
      <PartsOfModules place="day" today={today} />
      <PartsOfModules place="waiting" today={today} />
      <PartsOfModules place="questions" today={today} />
      <PartsOfModules place="work" today={today} />
      {lost.length > 0 && (
        <Part title="Mails">
          <LinkLines lines={lost} />
        </Part>
      )}
      <PartsOfModules place="held" today={today} />
      {!hasPasskey && (
        <p>
          <ArrowLink href={href("/office/account")}>Use this phone’s lock next time</ArrowLink>
        </p>
      )}
    </OfficePage>
  );
}

function PartsOfModules({ place, today }: { place: TodayPart["place"]; today: TodayData }) {
  const parts = Object.entries(todayParts).filter(([, part]) => part.place === place);
  return parts.map(([name, { Show }]) => <Show key={name} today={today} />);
}
