/** Inlined into the pages that take files; without it the browser alone shows that it sends. */
export function getUploadScript() {
  return `(${String(restWhileSending)})();`;
}

/** Inlined as text: it must not use anything from outside itself. */
function restWhileSending() {
  // The button stands behind this script.
  document.addEventListener("DOMContentLoaded", () => {
    for (const status of document.querySelectorAll<HTMLElement>("[data-sending]")) {
      const form = status.closest("form");
      const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
      const input = form?.querySelector<HTMLInputElement>("input[type=file]");
      if (!form || !button || !input) continue;
      const rest = (isResting: boolean) => {
        button.disabled = isResting;
        status.hidden = !isResting;
      };
      form.addEventListener("submit", (event) => {
        if (button.disabled) return event.preventDefault();
        const files = [...(input.files ?? [])];
        const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1_048_576;
        const words = status.querySelector("[role=status]");
        if (words)
          words.textContent = `Sending ${files.length === 1 ? "1 picture" : `${files.length} pictures`}, ${megabytes.toFixed(1)} MB. Stay on this page: it says when they are there.`;
        if (files.length > 0) rest(true);
      });
      // Somebody who comes back to the page may send again.
      window.addEventListener("pageshow", () => rest(false));
    }
  });
}
