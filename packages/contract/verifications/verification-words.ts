import type { Check } from './check.ts'

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const checked = {
  email: 'Email confirmed',
  identity: 'Identity checked',
  organization: 'Organization checked',
  license: 'License checked',
  home: 'Right to rent out checked',
  background_check: 'Background checked',
} as const satisfies Record<Check['kind'], string>

/** "Identity checked · until Nov 2028". */
export const checkInWords = ({ kind, expiresAt }: Pick<Check, 'kind' | 'expiresAt'>): string =>
  expiresAt ? `${checked[kind]} · until ${month.format(new Date(expiresAt))}` : checked[kind]
