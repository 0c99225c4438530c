import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";

type OptionsJson = Parameters<typeof startAuthentication>[0]["optionsJSON"] &
  Parameters<typeof startRegistration>[0]["optionsJSON"];

// Without passkey support the forms stay hidden.
if (browserSupportsWebAuthn()) connectForms();

function connectForms() {
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

async function ask(form: HTMLFormElement, field: HTMLInputElement) {
  const optionsJSON: OptionsJson = JSON.parse(form.dataset.options ?? "{}");
  const start = form.dataset.passkey === "add" ? startRegistration : startAuthentication;
  try {
    field.value = JSON.stringify(await start({ optionsJSON }));
    form.submit();
  } catch {
    const status = form.querySelector("[role=status]");
    if (status) status.textContent = "That did not work, and nothing was changed. Try again, or use a link.";
  }
}
