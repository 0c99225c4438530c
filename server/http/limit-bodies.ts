import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Office } from "#app/office/office.server.ts";
import { type BodyLimit, getBodyLimit, isUpload } from "./limits.ts";
import { toTooLarge } from "./request-rules.ts";

type Sessions = Pick<Office, "isSignedIn">;

/** Ends a body at the limit of its address. What is more than a form is read only from who is signed in. */
export function limitBodies(office: Sessions): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const length = Number(context.req.header("Content-Length") ?? 0);
    if (isUpload(path, length) && !(await isSignedIn(office, context)))
      return context.text(SIGNED_OUT, 401, { Connection: "close" });
    return toLimiter(getBodyLimit(path, length))(context, next);
  };
}

const SIGNED_OUT =
  "You are signed out, or the store does not answer, so the pictures were not taken. Sign in on another page, come back to the form, and send it again.";

function isSignedIn(office: Sessions, { req }: Context) {
  return office.isSignedIn(req.raw).catch(() => false);
}

function toLimiter(limit: BodyLimit) {
  return bodyLimit({
    maxSize: limit.bytes,
    onError: (context) => context.text(toTooLarge(limit).message, 413),
  });
}
