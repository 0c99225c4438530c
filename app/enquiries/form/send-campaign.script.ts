/*
 * Adds to an enquiry by which campaign its visit began (keep-campaign.script.ts). Where storage is disabled the form goes
 * without: what a listener throws stops nothing.
 */
addEventListener("formdata", ({ target, formData }) => {
  if (target instanceof HTMLFormElement && target.dataset.campaign && sessionStorage.campaign)
    formData.set("campaign", sessionStorage.campaign);
});
