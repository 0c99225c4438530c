import { constants, setPriority } from "node:os";

// Visitors come first. Before sharp starts threads, which inherit it.
setPriority(constants.priority.PRIORITY_LOW);
const { encodeOnDemand } = await import("./encode-on-demand.server.ts");
encodeOnDemand();
