/** Every link that this app makes, beside those that notifications bring. */
export const paths = {
  hub: '/ai',
} as const
