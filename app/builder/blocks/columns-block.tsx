import type { ReactNode } from "react";
import type { Block, Columns } from "../block.ts";

type ColumnsBlockProps = {
  /** The class that carries its sizes. */
  styleName: string;
  columns: Columns["columns"];
  render: (blocks: readonly Block[]) => ReactNode;
};

export function ColumnsBlock({ styleName, columns, render }: ColumnsBlockProps) {
  return (
    <div className={`w-full ${styleName}`}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <div key={index} className="grid min-w-0 content-start gap-6">
          {render(column.blocks)}
        </div>
      ))}
    </div>
  );
}
