import { resolveNs } from "node:dns/promises";
import { access, constants, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { type FeedSettings, readFeedSettings } from "#app/feed/feed-settings.ts";
import { providers } from "#app/feed/folder/providers.ts";
import type { Environment } from "#server/environment/environment.ts";
import { toReason } from "../command.ts";
import { createFinding, type Finding, type ModuleCheck } from "../doctor/finding.ts";
import { askSite, isStopped } from "../doctor/site.ts";

const ANSWER_MS = 10_000;
const SFTP_PORT = 2222;

/** Checks that the agency's software can send files, and that its pictures can be fetched. */
export const checkFeed: ModuleCheck = {
  name: "feed",
  async check(environment, variables, { at }) {
    const settings = readFeedSettings(variables);
    return settings ? examineFeed(settings, environment, at) : [];
  },
};

async function examineFeed(settings: FeedSettings, environment: Environment, at?: string) {
  const origins = providers.flatMap(({ pictureOrigins }) => pictureOrigins);
  const { listener } = settings;
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  // A provider that posts needs neither a user nor an upload server.
  const isUploaded = !listener || users.some(([user]) => isProvider(user));
  const logins = isUploaded ? [checkFeedUsers(users), checkFeedServer(environment, at)] : [];
  const token = listener ? [checkFeedToken(environment, listener, at)] : [];
  return Promise.all([checkFeedFolder(settings), ...logins, ...token, ...origins.map(checkPictureHost)]);
}

async function checkFeedFolder({ directory }: FeedSettings): Promise<Finding> {
  const { good, fault } = createFinding("feed folder");
  const folder = join(directory, "in");
  return access(folder, constants.R_OK | constants.W_OK).then(
    () => good(`the site reads ${folder}`),
    (error: unknown) =>
      fault(
        `the site cannot take files from ${folder}: ${toReason(error)}`,
        'Make it as step 1 of "The feed" in docs/operate.md does.',
      ),
  );
}

/** Each provider uploads as its own user, which has no shell. */
function checkFeedUsers(users: readonly string[][]): Finding {
  const { good, fault } = createFinding("feed login");
  const missing = providers.filter(({ name }) => !users.some(([user]) => user === name));
  const open = users.filter(
    ([name, , , , , , shell = ""]) => isProvider(name) && !/nologin|false/.test(shell),
  );
  if (missing.length > 0)
    return fault(
      `nobody can log in as ${missing.map(({ name }) => name).join(", ")} (feed.json of the agency)`,
      'Make the user as step 2 of "The feed" in docs/operate.md does; in containers use POST /feed.',
    );
  if (open.length > 0)
    return fault(
      `${open[0]?.[0]} has a shell on this machine`,
      `usermod --shell /usr/sbin/nologin ${open[0]?.[0]}`,
    );
  return good(`${providers.map(({ name }) => name).join(", ")} may upload`);
}

const isProvider = (user: string | undefined) => providers.some(({ name }) => name === user);

/** As documented for the software's support: SFTP at port 2222 of the site's name. */
async function checkFeedServer({ publicOrigin }: Environment, at?: string): Promise<Finding> {
  const { good, fault } = createFinding("feed login");
  const hostname = at ?? new URL(publicOrigin).hostname;
  try {
    const banner = await readBanner(hostname, SFTP_PORT);
    if (!banner.startsWith("SSH-2.0")) throw new Error(`it says "${banner.trim().slice(0, 40)}"`);
    return good(`SFTP answers at port ${SFTP_PORT}`);
  } catch (error) {
    return fault(
      `SFTP does not answer at ${hostname}:${SFTP_PORT}: ${toReason(error)}`,
      `Start it as step 4 of "The feed" in docs/operate.md does, and open port ${SFTP_PORT} to the agency's software.`,
    );
  }
}

function readBanner(host: string, port: number) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect({ host, port, timeout: ANSWER_MS });
    socket.once("data", (bytes) => {
      resolve(bytes.toString());
      socket.destroy();
    });
    socket.on("timeout", () => socket.destroy(new Error("no answer in time")));
    socket.on("error", reject);
    socket.on("end", () => reject(new Error("it hangs up")));
  });
}

/** The listener's own 404 has this form; another server's does not. */
const reportSchema = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/** Requests a report that does not exist: 404 with the right token, 401 with a wrong one. */
async function checkFeedToken(
  { publicOrigin }: Environment,
  { token }: NonNullable<FeedSettings["listener"]>,
  at?: string,
): Promise<Finding> {
  const { good, fault } = createFinding("feed login");
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await askSite(new URL(publicOrigin), "/feed/reports/doctor", headers, {
      address: at,
      // Sends the token only to a verified server, or to an address that the operator gave.
      isVerified: at === undefined,
    });
    const { status, body } = answer;
    if (status === 404 && v.safeParse(reportSchema, body).success)
      return good(`${publicOrigin}/feed takes the token`);
    throw new Error(isStopped(answer) ? "the site does not run" : `it answers ${status}`);
  } catch (error) {
    return fault(
      `${publicOrigin}/feed does not take the token: ${toReason(error)}`,
      "Restart the site after a change of FEED_TOKEN, and let the proxy pass /feed to FEED_PORT, as deploy/Caddyfile does.",
    );
  }
}

async function checkPictureHost(origin: string): Promise<Finding> {
  const { good, fault } = createFinding("picture host");
  const advice =
    "Compare pictureOrigins in feed.json of the agency with the addresses of pictures in a file of the software.";
  try {
    // A wildcard origin names no single host to request.
    if (origin.includes("://*.")) await resolveNs(new URL(origin.replace("://*.", "://")).hostname);
    else await fetch(origin, { method: "HEAD", signal: AbortSignal.timeout(ANSWER_MS) });
    return good(`${origin} is there`);
  } catch (error) {
    const isName = error instanceof Error && "code" in error && error.code === "ENODATA";
    return isName
      ? good(`${origin} is there`)
      : fault(`${origin} cannot be reached: ${toReason(error)}`, advice);
  }
}
