import { factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDollars } from '@portal/contract/values/numerals'
import type { MailedHome } from '../schema/mail.ts'
import type { properties } from '../schema/properties.ts'

type Home = Pick<
  typeof properties.$inferSelect,
  'id' | 'title' | 'rentAmount' | 'bedrooms' | 'bathrooms' | 'squareFootage' | 'city' | 'state' | 'updatedAt'
>

/** The picture of a public home; the path changes with each edit, so that caches do not keep an old one. */
export const picturePath = ({ id, updatedAt }: Pick<Home, 'id' | 'updatedAt'>): string =>
  `/api/properties/${id}/picture?v=${Date.parse(updatedAt)}`

/** A public home, as its listing shows it. */
export const mailedHome = (home: Home): MailedHome => ({
  title: home.title,
  facts: [`${formatDollars(home.rentAmount)}/month`, ...factsOf(home), `${home.city}, ${home.state}`].join(
    ' · ',
  ),
  path: sitePaths.property(home.id),
  picture: picturePath(home),
})
