import { LoaderCircle } from "./icons.tsx";

/** Something is on its way; the words beside it say what. */
export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />;
}
