import { agency } from "#app/agency/folder/agency.ts";
import type { BuilderPage, PageField, PageForm } from "./block.ts";
import { completeForm, formStates, toRole } from "./content/page-form.ts";

const MAX_FIELDS = 50;
const fieldName = /^(b\d+)-([a-z\d-]+)$/;

/**
 * A submitted form, rebuilt from its fields' names: no enquiry is lost when the service is down and the form's page is
 * not cached. `undefined` when it is no form of ours.
 */
export function toFallbackForm(names: readonly string[]): PageForm | undefined {
  const fields: PageField[] = [];
  let id = "";
  for (const name of names.slice(0, MAX_FIELDS)) {
    const [, formId = "", words = ""] = fieldName.exec(name) ?? [];
    if (!formId) continue;
    id = formId;
    const control = /message|comment/.test(words) ? ({ kind: "lines" } as const) : line;
    const role = toRole(words, control, fields);
    fields.push({ name, label: toLabel(words), role, isRequired: false, control });
  }
  if (fields.length === 0) return undefined;
  return { id, name: "Form", fields, hidden: [], states: formStates };
}

/** A page with that form only, to show errors beside what was typed. */
export function toFallbackPage(form: PageForm): BuilderPage {
  const fields = form.fields.map(({ name }) => ({
    id: name,
    align: "start" as const,
    kind: "field" as const,
    name,
  }));
  const completed = completeForm({ form, blocks: fields });
  const blocks = [{ id: form.id, align: "start" as const, ...completed }];
  return {
    title: `Contact Us · ${agency.name}`,
    description: "",
    hasHeading: false,
    blocks,
    forms: [completed.form],
    pictureHosts: [],
    skipped: [],
  };
}

const line = { kind: "line", type: "text" } as const;

function toLabel(words: string) {
  const text = words.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
