import { href } from "react-router";
import type { CalendarLinks } from "#app/listings/module-links.ts";

export const calendarsOfHomes: CalendarLinks = {
  name: "calendars",
  toHome({ folder, id }, time) {
    const file = href(`/${folder}/:id/inspection.ics`, { id });
    return time ? `${file}?${new URLSearchParams({ time })}` : file;
  },
};
