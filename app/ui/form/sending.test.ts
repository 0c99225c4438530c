import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { script } from "./sending.script.ts?script";

class FakeForm {
  method = "post";
  dataset: Record<string, string> = {};
  ariaBusy: string | null = null;
  status: Speaker | null = null;
  querySelector() {
    return this.status;
  }
}

class Speaker {
  dataset: Record<string, string> = {};
  ariaDisabled: string | null = null;
  textContent = "";
  get childNodes() {
    return [this.textContent];
  }
  replaceChildren(text: string) {
    this.textContent = text;
  }
}

type Submit = { target: unknown; submitter: Speaker; defaultPrevented: boolean; preventDefault: () => void };

/** A document with forms and the script that marks them as sending. */
function openPage() {
  const listeners = new Map<string, (event: unknown) => void>();
  const timers: (() => void)[] = [];
  runInNewContext(script, {
    HTMLFormElement: FakeForm,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    setTimeout: (release: () => void) => timers.push(release),
    clearTimeout: () => {},
  });
  const button = Object.assign(new Speaker(), { textContent: "Request appraisal" });
  /** Whether the press submits the form. */
  function press(target: FakeForm, event: Partial<Submit> = {}) {
    const preventDefault = vi.fn();
    const submit = { target, submitter: button, defaultPrevented: false, preventDefault };
    listeners.get("submit")?.({ ...submit, ...event });
    return preventDefault.mock.calls.length === 0;
  }
  return { press, button, timers, leave: () => listeners.get("pageshow")?.({}) };
}

test("the button is disabled and says that the form is being sent, and a second press sends nothing", () => {
  const { press, button } = openPage();
  const form = new FakeForm();
  expect(press(form)).toBe(true);
  expect(button).toMatchObject({ textContent: "Sending…", ariaDisabled: "true" });
  expect(press(form)).toBe(false);
});

test("a visitor who returns, or stopped the page, can send it again", () => {
  for (const end of ["comes back", "stopped"]) {
    const { press, button, timers, leave } = openPage();
    const form = new FakeForm();
    press(form);
    if (end === "stopped") timers[0]?.();
    else leave();
    expect(button).toMatchObject({ textContent: "Request appraisal", ariaDisabled: null });
    expect(press(form)).toBe(true);
  }
});

test("a form of the page builder has its own words", () => {
  const { press, button } = openPage();
  const status = Object.assign(new Speaker(), { dataset: { sending: "On its way" } });
  press(Object.assign(new FakeForm(), { status }));
  expect(status.textContent).toBe("On its way");
  expect(button).toMatchObject({ textContent: "Request appraisal", ariaDisabled: "true" });
});

test("searches, downloads and forms of the page's own script stay unchanged", () => {
  const { press, button } = openPage();
  press(Object.assign(new FakeForm(), { method: "get" }));
  press(Object.assign(new FakeForm(), { dataset: { stays: "yes" } }));
  press(new FakeForm(), { defaultPrevented: true });
  expect(button.textContent).toBe("Request appraisal");
});
