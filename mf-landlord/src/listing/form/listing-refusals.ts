import type { Endpoint } from '@portal/contract/endpoint'

/** What the session knows about listing and changing a home: their endpoints, with all rules, load later. */
export const listingRefusals: Pick<Endpoint, 'errors'> = { errors: ['restricted'] }
