import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./start-site.ts";

/** Makes a certificate for a name, valid for some days, and a file that makes Node trust it (NODE_EXTRA_CA_CERTS). */
export function makeCertificate(name = "localhost", days = 2) {
  const folder = makeFolder();
  const [keyFile, caFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", String(days)];
  const files = ["-keyout", keyFile, "-out", caFile];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...kind, ...subject, ...files], { stdio: "ignore" });
  return { certificate: { key: readFileSync(keyFile), cert: readFileSync(caFile) }, keyFile, caFile };
}
