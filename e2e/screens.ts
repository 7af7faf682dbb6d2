// Every screen there is, and who looks at it.
import type { Account } from './fixtures.ts'

interface Screen {
  path: string
  account: Account | null
  /** Words that only the finished screen shows. */
  shows: RegExp
}

export const screens: Screen[] = [
  { path: '/', account: null, shows: /Connect with Verified/ },
  { path: '/auth', account: null, shows: /Login/ },
  { path: '/search', account: null, shows: /\d+ properties/ },
  { path: '/nowhere', account: null, shows: /404 Page Not Found/ },
  { path: '/maintenance/requests', account: 'tenant', shows: /Total Requests/ },
  { path: '/ai', account: 'tenant', shows: /AI Intelligence Hub/ },
  { path: '/ai?tab=notifications', account: 'tenant', shows: /unread/i },
  { path: '/landlord/properties', account: 'landlord', shows: /Add Property/ },
  { path: '/create-property', account: 'landlord', shows: /Create Property Listing/ },
]
