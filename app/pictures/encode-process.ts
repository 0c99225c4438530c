import { constants, setPriority } from "node:os";

// Requests have priority over encoding. Set before sharp starts its threads, which inherit the priority.
setPriority(Number(process.argv[2] ?? constants.priority.PRIORITY_LOW));
const { encodeOnDemand } = await import("./encode-on-demand.server.ts");
encodeOnDemand();
