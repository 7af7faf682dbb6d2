// What screens say of a saved search, without the schemas.

/** In characters. */
export const longestSearchName = 80
export const unnamedSearch = 'Please give this search a name'

/** When a person hears of a new home. */
export const alertChoices = [
  { value: 'instant', label: 'At once' },
  { value: 'daily', label: 'Every morning at 8' },
  { value: 'never', label: 'Never' },
] as const
