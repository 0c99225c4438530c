import { createContext } from "react-router";
import type { Builder } from "./service/builder.server.ts";

/** Origins of the visual editor, which may frame /builder-preview. */
export const builderEditors = ["https://builder.io", "https://*.builder.io"] as const;

/** The page builder, for loaders; `builder` is undefined where it is switched off. */
export const campaignsContext = createContext<{ builder?: Builder }>({});
