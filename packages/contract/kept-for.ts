// Housekeeping deletes by these figures, and the privacy policy quotes them.

/** In days; anything not listed is kept until its owner, or the portal, deletes it. */
export const keptForDays = {
  /** Since it was last used; it ends after `sessions` even in constant use. */
  idleSessions: 7,
  sessions: 30,
  /** Counted from the last sign-in. */
  knownBrowsers: 180,
  /** Their owners can keep them until then. */
  closingAccounts: 14,
  /** Sign-ins and refused tries. */
  audit: 90,
  /** So that repeating a request creates nothing twice. */
  requestIds: 7,
  failureReports: 7,
  /** Which homes a person was notified about. */
  homeAlerts: 7,
  notifications: 90,
  exports: 7,
  /** From before pictures were uploaded. */
  picturesElsewhere: 90,
  /** From the portal, with addresses. */
  mails: 30,
  /** For the newsletter, counted from when they were asked. */
  unconfirmedAddresses: 30,
  /** Counted from when they were done or deleted. */
  reminders: 30,
  /** Counted from when they were last looked at. */
  insights: 30,
  /** With who looked, counted from when it was over. */
  endedConsents: 365,
  /** With the passages that the contact filter found. */
  warnings: 365,
  /** Prompts and answers. */
  modelLog: 29,
  /** Counted from when they were deleted: gone within 30 days, even if housekeeping is late. */
  deletedConversations: 29,
  /** Invoices are kept. */
  providerEvents: 90,
} as const
