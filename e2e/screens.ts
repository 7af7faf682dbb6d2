// Every screen there is, and who looks at it.
import type { Page } from '@playwright/test'
import type { Account } from './fixtures.ts'

export interface Screen {
  /** With `:id` for the newest home's. */
  path: string
  account: Account | null
  /** Words that only the finished screen shows. */
  shows: RegExp
}

export const screens: Screen[] = [
  { path: '/', account: null, shows: /Connect with Verified/ },
  { path: '/auth', account: null, shows: /Login/ },
  { path: '/search', account: null, shows: /\d+ properties/ },
  { path: '/properties/:id', account: null, shows: /month/ },
  { path: '/nowhere', account: null, shows: /404 Page Not Found/ },
  { path: '/maintenance/requests', account: 'tenant', shows: /Total Requests/ },
  { path: '/ai', account: 'tenant', shows: /AI Intelligence Hub/ },
  { path: '/ai?tab=notifications', account: 'tenant', shows: /unread/i },
  { path: '/landlord/properties', account: 'landlord', shows: /Add Property/ },
  { path: '/create-property', account: 'landlord', shows: /Create Property Listing/ },
]

/** Opens a screen; one that is about a home is opened for the newest. */
export const openScreen = async (page: Page, { path }: Screen): Promise<void> => {
  const answer = await page.request.get('/api/properties/search?limit=1')
  const { properties } = await answer.json()
  await page.goto(path.replace(':id', properties[0].id))
}
