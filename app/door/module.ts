import { type Module, route } from "#app/core/module.ts";
import { workOnHomes } from "#app/register/permissions.ts";

const homes = { permission: workOnHomes };

/** Visitors of an open home, noted at the door by an agent or by themselves. */
export const door: Module = {
  name: "door",
  needs: [
    "agency",
    "calendars",
    "document",
    "enquiries",
    "listings",
    "office",
    "office-enquiries",
    "office-homes",
    "open-homes",
    "register",
    "values",
  ],
  routes: [
    route("door/:token", "door/routes/door.tsx"),
    route("offline.js", "door/routes/offline-worker.ts"),
  ],
  officeForms: [
    {
      path: "open-homes/:id/:time",
      requirements: {
        came: homes,
        "walk in": homes,
        say: homes,
        "open door": homes,
        "end code": homes,
        join: homes,
        thank: homes,
        miss: homes,
      },
    },
  ],
  personalPages: [{ under: "door", hasTokens: true }],
  sentLinks: /^\/door\//i,
  doneWords: {
    "open door": "The door is open. This page works on your phone without reception.",
    join: "They are joined: both stay on the sheet, and count once.",
    thank: "The mails to those who came are on their way.",
    miss: "The mails to those who did not come are on their way.",
    "end code": "The code no longer works.",
    came: "Your note is saved.",
    "walk in": "The visitor is noted.",
    say: "What they said is saved.",
  },
  enquiryWords: {
    mails: { "after open home": "Mail after the open home" },
    notes: {
      thank: "wrote after they came to the open home",
      miss: "wrote after they did not come to the open home",
    },
  },
  logFields: {
    open: "open home",
    fields: "noted",
    callBack: "call back",
    isReleased: "released to the owner",
    told: "words for the owner",
    news: "other homes too",
  },
  logWords: {
    "came at the door": "noted who came to",
    "walk in at the door": "noted a visitor of",
    "say at the door": "noted what a visitor said of",
    "open door": "opened the door of",
    "end code": "ended the code at the door of",
    "join at the door": "joined a visitor with",
    "thank after the open home": "thanked those who came to",
    "miss after the open home": "wrote to those who did not come to",
  },
};
