// npm run demo: sets up what npm start needs, then runs the demo.
import { build, install } from "../../scripts/setup/setup.mjs";

install();
build();
await import("./watch.mjs");
