import { Fragment } from "react";

/** Facts in a row with dots between them. A line neither begins nor ends with a dot: there it is clipped. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-4 flex flex-wrap">
        {parts.map((part) => (
          <Fragment key={part}>
            <span className="relative pl-4 before:absolute before:left-0 before:w-4 before:text-center before:content-['·']">
              {part}
            </span>{" "}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
