/** An element of a feed, with what stands in it. Names keep their case; CRMs disagree about it, so look by these functions. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** Its own text, trimmed, without that of its children. */
  text: string;
};

/** The first child of that name; the exact case counts more than another. */
function findChild(element: Element, name: string): Element | undefined {
  const wanted = name.toLowerCase();
  return (
    element.children.find((child) => child.name === name) ??
    element.children.find((child) => child.name.toLowerCase() === wanted)
  );
}

export function getAttribute({ attributes }: Element, name: string): string | undefined {
  const key = Object.keys(attributes).find((each) => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : attributes[key];
}

/** The text of a child, undefined where it is missing or empty. */
export function getText(element: Element, name: string): string | undefined {
  return findChild(element, name)?.text || undefined;
}
