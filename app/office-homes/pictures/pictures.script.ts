/* Pictures of a home: reordering by dragging and by buttons, and proposed texts. */
import { orderPictures } from "./order-pictures.client.ts";
import { proposeText, toTextHint } from "./rooms.ts";

orderPictures();
proposeTexts();

/** Choosing a room proposes a text in the field beside it. The hint above says whether the text is only proposed. */
function proposeTexts() {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
    const [kind, index] = target.name.split("-");
    const place = target.closest<HTMLElement>("[data-place]")?.dataset.place;
    const text = document.querySelector<HTMLInputElement>(`#alt-${index}`);
    const hint = document.querySelector(`#alt-${index}-hint`);
    if (!place || !text || !hint || (kind !== "room" && kind !== "alt")) return;
    if (kind === "room") text.value = proposeText(text.value.trim(), target.value, place);
    hint.textContent = toTextHint(text.value, place);
    const note = document.querySelector<HTMLElement>(`#no-text-${index}`);
    if (note) note.hidden = text.value.trim() !== "";
  });
}
