import type { Check } from './check.ts'

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const checked = {
  email: 'Email confirmed',
  identity: 'Identity checked',
  organization: 'Organization checked',
  license: 'License checked',
  home: 'Right to rent out checked',
  home_location: 'The landlord’s phone was at the home',
  document: 'Document checked',
  background_check: 'Background checked',
} as const satisfies Record<Check['kind'], string>

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Identity checked · until Nov 2028". A phone's location proves little, and says when it was. */
export const checkInWords = ({ kind, verifiedAt, expiresAt, subject }: Check): string =>
  [
    checked[kind],
    subject,
    kind === 'home_location'
      ? `on ${day.format(new Date(verifiedAt))}`
      : expiresAt && `until ${month.format(new Date(expiresAt))}`,
  ]
    .filter(Boolean)
    .join(' · ')
