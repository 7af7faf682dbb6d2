/** What happened that others are told of: each names the row that says the rest. */
export type PortalEvent =
  | { type: 'maintenance_filed'; requestId: string }
  | { type: 'maintenance_updated'; updateId: string }
  | { type: 'inquiry_received'; inquiryId: string }
  | { type: 'inquiry_answered'; inquiryId: string }
