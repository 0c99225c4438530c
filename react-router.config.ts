import type { Config } from "@react-router/dev/config";

export default {
  // The whole route table travels with the page, so that no request for it competes with the pictures.
  routeDiscovery: { mode: "initial" },
  // A page's loader comes with the page: apart, it would be one small file more.
  splitRouteModules: false,
} satisfies Config;
