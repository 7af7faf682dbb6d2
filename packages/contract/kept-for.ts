// How long the portal keeps what it does not keep for good. Housekeeping deletes by these figures, and the privacy policy quotes them.

/** In days; anything not listed here stays until its owner, or the portal, deletes it. */
export const keptForDays = {
  /** Days since a session was last used; it ends after `sessions` even if it is in constant use. */
  idleSessions: 7,
  sessions: 30,
  /** Browsers that an account signed in on, counted from the last sign-in. */
  knownBrowsers: 180,
  /** Accounts whose owners closed them, who can keep them until then. */
  closingAccounts: 14,
  /** Sign-ins and refused tries. */
  audit: 90,
  /** Records of requests, so that repeating one creates nothing twice. */
  requestIds: 7,
  /** Failures that pages reported. */
  failureReports: 7,
  /** Which homes a person was notified about. */
  homeAlerts: 7,
  notifications: 90,
  /** Copies of everything about a person, which they asked for. */
  exports: 7,
  /** Addresses of pictures elsewhere, from before pictures were uploaded. */
  picturesElsewhere: 90,
  /** Mails from the portal to people, with their addresses. */
  mails: 30,
  /** Addresses for the newsletter that nobody confirmed, counted from when they were asked. */
  unconfirmedAddresses: 30,
  /** Counted from when they were done or deleted. */
  reminders: 30,
  /** Counted from when a person last looked at them. */
  insights: 30,
  /** What people asked for and shared, with who looked, counted from when it was over. */
  endedConsents: 365,
  /** Warnings to a person, and the passages that the contact filter found. */
  warnings: 365,
  /** Prompts to the language model and its answers. */
  modelLog: 29,
  /** Conversations with the assistant, counted from when the person deleted them: gone within 30 days, however late housekeeping is. */
  deletedConversations: 29,
  /** The payment provider's events; invoices stay. */
  providerEvents: 90,
} as const
