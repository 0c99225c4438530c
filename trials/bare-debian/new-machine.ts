import { type Finding, printFinding } from "../site/findings.ts";
import { findRestore } from "./document-commands.ts";
import { bootMachine, type Machine } from "./machine.ts";
import { runCommands } from "./trials.ts";

/** Restores the site of `old` on a second machine that gets only its backup and configuration. */
export async function tryNewMachine(old: Machine) {
  const files = {
    "/root/backup.tar.gz": "$(ls /var/backups/headland/backup-*.tar.gz | tail -1)",
    "/root/headland.env": "/etc/headland/headland.env",
  };
  old.run("systemctl start headland-backup");
  const machine = await bootMachine();
  try {
    for (const [path, from] of Object.entries(files))
      machine.run(`base64 -d > ${path} <<END\n${old.run(`base64 ${from}`).stdout}END`);
    const { finding } = runCommands(machine, "docs/operate.md, restore on a new machine", findRestore());
    printFinding(finding);
    if (finding.isGood) printFinding(compare(old, machine));
  } finally {
    await machine.stop();
  }
}

const questions = {
  "whether all is well": "curl -fsS http://127.0.0.1:3001/readyz",
  "title of the front page":
    'curl -fsS --header "Host: www.example.com" http://127.0.0.1:3001/ | grep -o "<title>.*</title>"',
  "the agency's folder": "cd /srv/our-agency && find . -type f | sort | xargs sha256sum | sha256sum",
  "enquiries, people and homes":
    "runuser -u postgres -- psql headland -Atc 'select (select count(*) from enquiry), (select count(*) from person), (select count(*) from register)'",
};

/** Compares both machines' answers to the same questions. */
function compare(old: Machine, machine: Machine): Finding {
  const answers = Object.entries(questions).map(([name, question]) => {
    const [before, now] = [old, machine].map(({ run }) => run(question).stdout.trim());
    return [name, now && now === before ? `the same: ${now}` : `${before} → ${now}`] as const;
  });
  const isGood = answers.every(([, answer]) => answer.startsWith("the same"));
  return { title: "the restored site beside the old one", figures: Object.fromEntries(answers), isGood };
}
