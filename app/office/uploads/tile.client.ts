const WIDTH_PX = 320;

export type Tile = {
  element: Element;
  show: (words: string) => void;
  /** Shows the share that was sent, from 0 to 1. */
  progress: (share: number) => void;
  /** Shows that the picture is stored. */
  keep: () => void;
};

/** A preview of a file on the device, with the progress and the result of its upload. */
export function makeTile(template: HTMLTemplateElement, file: File): Tile {
  const element = document.importNode(template.content, true).firstElementChild;
  const find = <Found extends Element>(name: string) => element?.querySelector<Found>(name);
  if (!element) throw new Error("The page has no template of a new picture");
  const bar = find<HTMLProgressElement>("progress");
  const name = find("[data-name]");
  if (name) name.textContent = file.name;
  draw(file, find("canvas")).catch(() => {});

  function show(words: string) {
    const line = find("[data-words]");
    if (line) line.textContent = words;
    if (bar) bar.hidden = true;
  }

  return {
    element,
    show,
    progress(share) {
      show(`${Math.floor(100 * share)} %`);
      if (!bar) return;
      bar.hidden = false;
      bar.value = share;
    },
    keep() {
      show("is here");
      element.setAttribute("data-kept", "");
    },
  };
}

/** Decoded one at a time: a decoded photograph takes 50 MB. */
let last: Promise<unknown> = Promise.resolve();

function draw(file: File, canvas: HTMLCanvasElement | null | undefined) {
  const drawn = last.then(async () => {
    const image = await createImageBitmap(file, { resizeWidth: WIDTH_PX, resizeQuality: "medium" });
    if (!canvas) return;
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    image.close();
  });
  last = drawn.catch(() => {});
  return drawn;
}
