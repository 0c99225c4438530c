/*
 * Adds to an enquiry by which campaign its visit began (keep-campaign.script.ts), or of which other site a link led to this
 * document. Where storage is disabled the form goes without: what a listener throws stops nothing.
 */
const [, , from] = document.referrer.split("/");
try {
  if (from && from !== location.host)
    sessionStorage.campaign ??= JSON.stringify({ from, page: location.pathname });
} catch {
  // Storage is disabled.
}
addEventListener("formdata", ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || !sessionStorage.campaign) return;
  if (target.dataset.campaign || target.action.endsWith("/newsletter"))
    formData.set("campaign", sessionStorage.campaign);
});
