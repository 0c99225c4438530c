/** Tests of issues, as mails of the queue. */
export const TEST_NOTICE = "newsletter-test";
