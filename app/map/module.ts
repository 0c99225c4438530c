import { type Module, route } from "#app/core/module.ts";

const listMap = "map/routes/list-map.tsx";

/** Interactive maps of homes, beside lists and on other pages about a place. */
export const homeMap: Module = {
  name: "map",
  needs: ["agency", "document", "listings"],
  routes: [
    route("listings/map", listMap, { id: "listings-map" }),
    route("rentals/map", listMap, { id: "rentals-map" }),
  ],
};
