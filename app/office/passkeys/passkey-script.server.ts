import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

let script: string | undefined;

/** The one script of the office, inlined into the pages that use passkeys: the library, and what connects it to their forms. */
export function getPasskeyScript() {
  script ??= `${readLibrary()}\n(${String(connectForms)})();`;
  return script;
}

/** The library's own bundle for pages without modules, which its package does not export by name. */
function readLibrary() {
  const entry = createRequire(import.meta.url).resolve("@simplewebauthn/browser");
  return readFileSync(join(entry, "../../dist/bundle/index.umd.min.js"), "utf8");
}

type Library = Pick<
  typeof import("@simplewebauthn/browser"),
  "browserSupportsWebAuthn" | "startAuthentication" | "startRegistration"
>;
type OptionsJson = Parameters<Library["startAuthentication"]>[0]["optionsJSON"] &
  Parameters<Library["startRegistration"]>[0]["optionsJSON"];

/** Inlined as text: it must not use anything from outside itself. Without it the forms stay hidden. */
function connectForms() {
  const library: Library = Reflect.get(window, "SimpleWebAuthnBrowser");
  if (!library.browserSupportsWebAuthn()) return;

  async function ask(form: HTMLFormElement, field: HTMLInputElement) {
    const optionsJSON: OptionsJson = JSON.parse(form.dataset.options ?? "{}");
    const start = form.dataset.passkey === "add" ? library.startRegistration : library.startAuthentication;
    try {
      field.value = JSON.stringify(await start({ optionsJSON }));
      form.submit();
    } catch {
      const status = form.querySelector("[role=status]");
      if (status)
        status.textContent = "That did not work, and nothing was changed. Try again, or use a link.";
    }
  }

  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
    const field = form.querySelector<HTMLInputElement>("input[name=response]");
    if (!field) continue;
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void ask(form, field);
    });
  }
}
