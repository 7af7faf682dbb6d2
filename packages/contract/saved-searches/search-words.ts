// Labels for saved searches, without the schemas.

/** In characters. */
export const maxSearchNameLength = 80
export const unnamedSearch = 'Please give this search a name'

/** When a person is notified of a new home. */
export const alertChoices = [
  { value: 'instant', label: 'Instantly' },
  { value: 'daily', label: 'Every morning at 8' },
  { value: 'never', label: 'Never' },
] as const
