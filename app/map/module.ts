import { type Module, route } from "#app/core/module.ts";

const listMap = "map/routes/list-map.tsx";

/** Homes on a map that can be dragged: beside the lists, and where other pages speak of a place. */
export const homeMap: Module = {
  name: "map",
  needs: ["agency", "document", "listings"],
  routes: [
    route("listings/map", listMap, { id: "listings-map" }),
    route("rentals/map", listMap, { id: "rentals-map" }),
  ],
};
