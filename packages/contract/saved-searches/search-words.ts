// Apart from the schemas.

/** In characters. */
export const maxSearchNameLength = 80
export const unnamedSearch = 'Please give this search a name'

export const alertChoices = [
  { value: 'instant', label: 'Instantly' },
  { value: 'daily', label: 'Every morning at 8' },
  { value: 'never', label: 'Never' },
] as const
