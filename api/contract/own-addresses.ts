// The portal's own mail addresses as its pages print them, which anybody may pass on.

/** In small letters. */
export const ownAddresses: ReadonlySet<string> = new Set([
  'support@rental-portal.example',
  'security@rental-portal.example',
])
