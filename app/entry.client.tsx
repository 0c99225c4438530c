import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  // Not as a transition: rendered in slices, the results of a filter take 60 ms longer on a slow phone.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
