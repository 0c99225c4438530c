import { type Module, officePage, route } from "#app/core/module.ts";
import { workOnHomes } from "#app/register/permissions.ts";

const homes = { permission: workOnHomes };

/** Open homes in the office: their bookings, changes, and mails about these. */
export const openHomes: Module = {
  name: "open-homes",
  needs: [
    "agency",
    "calendars",
    "document",
    "enquiries",
    "listings",
    "office",
    "office-enquiries",
    "office-homes",
    "register",
    "values",
  ],
  routes: [route("booking/:token", "open-homes/routes/booking.tsx")],
  personalPages: [{ under: "booking", hasTokens: true }],
  sentLinks: /^\/booking\//i,
  officePages: [
    officePage("open-homes", "open-homes/routes/open-homes.tsx", { GET: homes }),
    officePage("open-homes/:id/:time", "open-homes/routes/open-home.tsx", {
      GET: homes,
      move: homes,
      cancel: homes,
      hold: homes,
      write: homes,
    }),
  ],
  officeLinks: [{ on: "menu", label: "Open homes", icon: "calendar", href: "/office/open-homes", ...homes }],
  doneWords: {
    move: "The open home is moved.",
    "move unbooked": "The open home is moved. Nobody had booked it.",
    cancel: "The open home is cancelled.",
    "cancel unbooked": "The open home is cancelled. Nobody had booked it.",
    hold: "The open home is held after all.",
    write: "The mail is on its way to everybody who has not had one yet.",
    "moved meanwhile": "This open home has moved in the meantime. What you noted moved with it.",
  },
  enquiryWords: {
    mails: {
      "open home": "Mail about the open home",
      "booking changed": "Mail to the visitor: they changed their booking",
      "booking news": "Mail to the agent: they changed their booking",
    },
    notes: { told: "wrote that the open home has moved or is cancelled" },
  },
  logWords: {
    "move open home": "moved an open home of",
    "cancel open home": "cancelled an open home of",
    "hold open home": "put back an open home of",
    "write to those who booked": "wrote to those who booked an open home of",
  },
};
