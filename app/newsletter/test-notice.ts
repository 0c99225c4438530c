/** The kind of notice for test mails of issues. */
export const TEST_NOTICE = "newsletter-test";
