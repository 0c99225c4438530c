import { readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startReceiver } from "#app/leads/destinations.fixture.ts";
import { vaultre } from "#app/leads/vaultre.fixture.ts";
import { webhookSecret } from "#app/leads/webhook-receiver.fixture.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { makeFolder } from "../../trials/site/start-site.ts";

type Options = { onRequest?: () => void; further?: readonly object[] };

/** Starts a stand-in for each kind of destination; `environment` configures a site for them. */
export async function startDestinations({ onRequest, further = [] }: Options = {}) {
  const start = (answer: object = {}) => startReceiver({ ...answer, onRequest });
  const receivers = {
    VaultRE: await start(vaultre.answers.created),
    Automation: await start(),
    Agentbox: await start(),
    "Old CRM": await start({ status: 200, text: "ok" }),
  };
  const mail = await startMailServer();
  const template = { kind: "template", headers: { "X-API-Key": "{{secret CRM_KEY}}" } };
  const secrets = { VAULTRE_KEY: "canary-key", VAULTRE_TOKEN: "canary-token", CRM_KEY: "canary-crm-key" };
  const destinations = [
    {
      kind: "vaultre",
      name: "VaultRE",
      url: receivers.VaultRE.url,
      apiKey: "VAULTRE_KEY",
      token: "VAULTRE_TOKEN",
    },
    { kind: "webhook", name: "Automation", url: receivers.Automation.url, secret: "AUTOMATION_SECRET" },
    {
      ...template,
      name: "Agentbox",
      url: `${receivers.Agentbox.url}/enquiries?version=2`,
      json: {
        id: "{{id}}",
        reference: "{{reference}}",
        contact: { name: "{{name}}" },
        listing: "{{listingId}}",
        campaign: "{{campaign}}",
      },
    },
    {
      ...template,
      name: "Old CRM",
      url: `${receivers["Old CRM"].url}/lead.php`,
      form: { id: "{{id}}", reference: "{{reference}}", who: "{{name}}", text: "{{details}}" },
    },
    { kind: "mail", name: "Rex", to: "leads@rex.example" },
    ...further,
  ];
  const folder = makeFolder();
  const sample = resolve("agencies/headland");
  for (const name of readdirSync(sample))
    if (name !== "destinations.json") symlinkSync(join(sample, name), join(folder, name));
  writeFileSync(join(folder, "destinations.json"), JSON.stringify(destinations));
  return {
    receivers,
    mail,
    secrets,
    environment: {
      AGENCY_DIR: folder,
      SMTP_URL: mail.url,
      AUTOMATION_SECRET: webhookSecret,
      ...secrets,
    },
    /** The ids of received events by destination, including duplicates. */
    findIds() {
      const { VaultRE, Automation, Agentbox, "Old CRM": old } = receivers;
      const toRex = mail.received.filter(({ envelope }) => envelope.to[0] === "leads@rex.example");
      return {
        VaultRE: VaultRE.received.map(({ body }) => String(JSON.parse(body).originalId)),
        Automation: Automation.received.map(({ headers }) => String(headers["webhook-id"])),
        Agentbox: Agentbox.received.map(({ body }) => String(JSON.parse(body).id)),
        "Old CRM": old.received.map(({ body }) => String(new URLSearchParams(body).get("id"))),
        Rex: toRex.map(({ messageId }) => String(messageId)),
      };
    },
    async stop() {
      for (const receiver of Object.values(receivers)) receiver.stop();
      await mail.stop();
    },
  };
}
