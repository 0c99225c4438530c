import { type Module, route } from "#app/core/module.ts";
import { permissions } from "#app/office/access/permissions.ts";

const homes = { permission: permissions.workOnHomes };

/** Who comes to an open home, as an agent notes it there, or the visitors themselves. */
export const door: Module = {
  name: "door",
  isOptional: true,
  needs: ["agency", "calendars", "document", "enquiries", "listings", "office", "open-homes"],
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
};
