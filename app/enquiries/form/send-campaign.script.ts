/*
 * Adds to an enquiry the campaign by which its visit began (keep-campaign.script.ts), or the other site whose link led
 * to this document. Where storage is disabled the form is sent without it; an error in a listener stops nothing.
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
