/* Adds to an enquiry by which campaign its visit began (keep-campaign.script.ts). */
addEventListener("formdata", ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.dataset.campaign === undefined) return;
  try {
    const kept = sessionStorage.getItem("campaign");
    if (kept) formData.set("campaign", kept);
  } catch {
    // Storage is disabled: nothing was kept.
  }
});
