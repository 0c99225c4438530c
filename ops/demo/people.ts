import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { addPerson, getPersonByEmail } from "#app/office/people/people.server.ts";
import type { Role } from "#app/office/store/office-rows.ts";
import type { Database } from "#app/store/database.server.ts";

const seats: readonly Role[] = ["principal", "office", "agent"];

/** Lets the first of the agency's people into the office, each in another role. Returns them. */
export function invitePeople(db: Database, now: number) {
  return Promise.all(
    seats.map(async (role, index) => {
      const agent = defaultTexts.agents[index];
      if (agent) await addPerson(db, { email: agent.email, name: agent.name, role, now });
      const person = agent && (await getPersonByEmail(db, agent.email));
      if (!person) throw new Error("The demo needs three people in people.json of the agency’s folder.");
      return person;
    }),
  );
}
