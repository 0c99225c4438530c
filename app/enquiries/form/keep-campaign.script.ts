/*
 * Keeps in the tab the campaign by which a visit began, and removes it from the address. Nothing is sent until the
 * visitor sends a form (send-campaign.script.ts).
 */
const url = new URL(location.href);
const take = (name: string) => url.searchParams.get(name) ?? undefined;
const host = document.referrer.split("/")[2];
const campaign = {
  name: take("utm_campaign"),
  source: take("utm_source"),
  medium: take("utm_medium"),
  from: host === location.host ? undefined : host,
  page: location.pathname,
};

try {
  sessionStorage.setItem("campaign", JSON.stringify(campaign));
  for (const name of [...url.searchParams.keys()]) if (name.startsWith("utm_")) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
} catch {
  // Storage is disabled. The form in this document still has the campaign in its address.
}
