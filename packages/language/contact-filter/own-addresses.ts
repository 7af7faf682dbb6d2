// The portal's own email addresses as its pages print them; anyone may pass them on.

/** In lower case. */
export const ownAddresses: ReadonlySet<string> = new Set([
  'support@rental-portal.example',
  'security@rental-portal.example',
])
