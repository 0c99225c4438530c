import { href } from "react-router";

type UndescribedProps = {
  home: { id: string };
  /** Which pictures of the home have no description, the first as 1. */
  numbers: readonly number[];
};

/** One line, however many pictures it is about. */
export function Undescribed({ home, numbers }: UndescribedProps) {
  if (numbers.length === 0) return null;
  const page = href("/office/homes/:id/pictures", { id: home.id });
  return (
    <p className="max-w-prose rounded-sm bg-sand-50 px-5 py-4">
      Without a description:{" "}
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ", "}
          <a href={`${page}#alt-${number - 1}`} className="underline">
            picture {number}
          </a>
        </span>
      ))}
      . Say in a sentence what each shows, for people who cannot see it.
    </p>
  );
}
