import { call } from '@portal/client/call'
import { searchCards } from '@portal/contract/properties/endpoints'

/** Whether anything is listed. */
export const hasHomes = async (): Promise<boolean> =>
  (await call(searchCards, { query: { fields: 'card', limit: 1 } })).properties.length > 0
