import { createContext } from "react-router";
import type { Builder } from "./service/builder.server.ts";

/** Origins of the visual editor, which frames /builder-preview. */
export const builderEditors = ["https://builder.io", "https://*.builder.io"] as const;

/** The page builder for loaders, where it is on. */
export const campaignsContext = createContext<{ builder?: Builder }>({});
