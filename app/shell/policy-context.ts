import { createContext } from "react-router";

/** What a page's content-security policy allows beyond our own files; every page but a few leaves it at nothing. */
export type PagePolicy = {
  /** Origins of pictures, as https://cdn.builder.io. */
  pictures?: readonly string[];
  /** Pages that show this one in a frame. */
  framedBy?: readonly string[];
  /** Origins that the page's script asks for data. */
  data?: readonly string[];
  /** Whether elements may carry styles of their own. */
  hasInlineStyles?: boolean;
};

/** A loader may widen the policy of its own page: `context.set(policyContext, …)`. */
export const policyContext = createContext<PagePolicy>({});
