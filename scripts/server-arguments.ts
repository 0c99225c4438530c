/** V8 lets what is new in memory grow to 128 MB where there is much of it; with less the site is as fast (docs/performance.md). */
export const memoryOption = "--max-semi-space-size=16";

/** Arguments of Node for the build; npm start and deploy/ use the same. */
export const serverArguments = [memoryOption, "build/server/index.js"];
