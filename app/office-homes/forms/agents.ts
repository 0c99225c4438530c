import * as v from "valibot";
import { field } from "#app/office/frame/form-fields.tsx";
import { type Fields, toInner, toText } from "#app/register/register.ts";
import { choice, optionalChoice } from "#app/ui/form/text-rules.ts";
import { type ChangedFields, definePart, type FormFacts } from "./part-form.ts";

/** The option that keeps the record's agent as it is, whether on the team or not. */
const AS_IS = "as-is";

export const agentsForm = definePart({
  label: "Agents",
  toForm({ team }, record) {
    const [first, second] = toAgents(record);
    const [agents, others] = [toOptions(first, team), toOptions(second, team)];
    return v.object({
      agent: field("Agent", choice(agents, "Choose the agent"), {
        hint: "Gets the enquiries, and can edit the home here.",
        options: agents,
      }),
      second: field("Second agent", optionalChoice(others), { options: others }),
    });
  },
  toValues(record, { team }) {
    const [agent, second] = toAgents(record).map((each) => (isOnTeam(each, team) ? each.email : AS_IS));
    return { agent, second };
  },
  toRecord({ agent, second }, { team }, record): ChangedFields {
    const [first, other] = toAgents(record);
    const choose = (chosen: string, now: Fields | undefined) =>
      chosen === AS_IS ? now : team.find(({ email }) => email === chosen);
    const [one, two] = [choose(agent, first), choose(second, other)];
    return { agent: one, agents: two && two.email !== one?.email ? [one, two] : null };
  },
  toWords: (record) =>
    toAgents(record)
      .map((agent) => toText(agent, "name"))
      .join(", "),
});

/** The record's agents, the main one first, without duplicates. */
function toAgents(record: Fields): Fields[] {
  const first = toInner(record, "agent");
  const others: Fields[] = Array.isArray(record.agents) ? record.agents : [];
  return [first, ...others.filter(({ email }) => email !== first.email)].filter(({ name }) => name);
}

function isOnTeam({ email }: Fields, team: FormFacts["team"]) {
  return team.some((member) => member.email === email);
}

function toOptions(now: Fields | undefined, team: FormFacts["team"]) {
  const known = team.map(({ email, name }) => ({ value: email, label: name }));
  return now?.name && !isOnTeam(now, team) ? [{ value: AS_IS, label: toText(now, "name") }, ...known] : known;
}
