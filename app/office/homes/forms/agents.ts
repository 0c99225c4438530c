import { type Fields, type FormFacts, getLine, type PartForm, toInner, toText } from "./part-form.ts";

/** Who stays as the record names them, whether on the team or not. */
const AS_IS = "as-is";

export const agentsForm: PartForm = {
  label: "Agents",
  toFields(record, { team }) {
    const [first = {}, second] = toAgents(record);
    return [
      {
        name: "agent",
        label: "Agent",
        kind: "choice",
        hint: "Gets the enquiries, and may work on the home here.",
        options: toOptions(first, team),
        defaultValue: toValue(first, team),
      },
      {
        name: "second",
        label: "Second agent",
        kind: "choice",
        isOptional: true,
        options: toOptions(second, team),
        defaultValue: second && toValue(second, team),
      },
    ];
  },
  read(typed, record, { team }) {
    const [first, second] = toAgents(record);
    const choose = (name: string, now: Fields | undefined) => {
      const chosen = getLine(typed, name);
      return chosen === AS_IS ? now : team.find(({ email }) => email === chosen);
    };
    const agent = choose("agent", first);
    const other = choose("second", second);
    if (!agent) return { errors: { agent: "Choose the agent" } };
    const isOther = other && other.email !== agent.email;
    return { value: { agent, agents: isOther ? [agent, other] : null } };
  },
  toWords: (record) =>
    toAgents(record)
      .map((agent) => toText(agent, "name"))
      .join(", "),
};

/** The agent of the record first, each once. */
function toAgents(record: Fields): Fields[] {
  const first = toInner(record, "agent");
  const others: Fields[] = Array.isArray(record.agents) ? record.agents : [];
  return [first, ...others.filter(({ email }) => email !== first.email)].filter(({ name }) => name);
}

function isOnTeam({ email }: Fields, team: FormFacts["team"]) {
  return team.some((member) => member.email === email);
}

function toValue(agent: Fields, team: FormFacts["team"]) {
  if (!agent.name) return "";
  return isOnTeam(agent, team) ? toText(agent, "email") : AS_IS;
}

function toOptions(now: Fields | undefined, team: FormFacts["team"]) {
  const known = team.map(({ email, name }) => ({ value: email, label: name }));
  return now?.name && !isOnTeam(now, team) ? [{ value: AS_IS, label: toText(now, "name") }, ...known] : known;
}
