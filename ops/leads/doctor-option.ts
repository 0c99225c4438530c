export const leadsOption = {
  name: "webhook",
  does: 'posts a signed event of the type "test" to WEBHOOK_URL',
};
