// How long the portal keeps what it does not keep for good. Housekeeping deletes by it, and the privacy policy says it.

/** In days; what is not named here stays until its owner, or the portal, deletes it. */
export const keptForDays = {
  /** Since a session was last used; it ends after `sessions` even if it is used all the time. */
  idleSessions: 7,
  sessions: 30,
  /** Browsers that an account signed in on, since it last did. */
  knownBrowsers: 180,
  /** Who signed in, and who was refused. */
  audit: 90,
  /** That a request was sent, so that the same one again creates nothing twice. */
  requestIds: 7,
  /** What pages reported about failures on them. */
  failureReports: 7,
  /** Which homes a person was told about. */
  homeAlerts: 7,
  notifications: 90,
  /** Since they were done or deleted. */
  reminders: 30,
  /** Since a person last looked at them. */
  insights: 30,
  /** Warnings to a person, and the passages that the contact filter found. */
  warnings: 365,
  /** What the language model was asked and answered. */
  modelLog: 29,
  /** Conversations with the assistant, since their person deleted them: gone within 30 days, however late housekeeping is. */
  deletedConversations: 29,
  /** The payment provider's events; invoices stay. */
  providerEvents: 90,
} as const
