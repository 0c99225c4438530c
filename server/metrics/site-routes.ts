import * as build from "virtual:react-router/server-build";
import { createRoutePattern } from "./route-pattern.ts";

/** The pattern that a path of this site belongs to. */
export const toRoute = createRoutePattern(
  Object.values(build.routes).flatMap((route) => (route?.parentId === "root" ? [route] : [])),
);
