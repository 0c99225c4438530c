import { script } from "../phone/worker.script.ts?script";

/** The policy lets the worker fetch from this site only. */
const headers = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
  "Cache-Control": "no-cache",
};

export function loader() {
  return new Response(script, { headers });
}
