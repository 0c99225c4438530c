import type { MiddlewareHandler } from "hono";

const reading = ["GET", "HEAD"];
const sending = "POST";

/** Refuses what no page takes, and says which methods there are wherever one is refused. */
export const allowMethods: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  if (![...reading, sending].includes(method)) {
    context.header("Allow", [...reading, sending].join(", "));
    return context.text("This address does not take that kind of request.", 405);
  }
  await next();
  // A page without a form says no by itself (NoFormsPage).
  if (context.res.status === 405) context.res.headers.set("Allow", reading.join(", "));
};
