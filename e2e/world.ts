// The people and homes that stories share: the suite's own, made through the API's calls, so that they are there on any portal.
import type { BrowserContext } from '@playwright/test'

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * Who a story can be. No call lets someone move into a home: only the demonstration's people live in one. Stories that
 * need that, and what follows from it, are tagged `@demonstration`.
 */
export type Account = OwnAccount | DemonstrationAccount
export type OwnAccount = 'tenant' | 'landlord' | 'second tenant' | 'second landlord'
export type DemonstrationAccount = 'demonstration tenant' | 'demonstration landlord'

export interface Credentials {
  email: string
  password: string
}

export interface OwnPerson extends Credentials {
  id: string
  firstName: string
  lastName: string
}

export interface OwnHome {
  id: string
  landlordId: string
  title: string
  city: string
  state: string
  rentAmount: number
  latitude: number | null
  longitude: number | null
}

type Five = [OwnHome, OwnHome, OwnHome, OwnHome, OwnHome]

export interface World {
  /** Tells this run's people, homes and place from those of all other runs. */
  key: string
  /** The address of a search that finds these homes and no others, with a map of them; "&view=list" and the like may follow. */
  search: string
  people: Record<OwnAccount, OwnPerson>
  /** Of one session each, which all stories share. */
  cookies: Partial<Record<Account, Cookies>>
  /** The landlord's, in the order in which they were listed; all but the last are on the map. */
  homes: [...Five, OwnHome]
  /** The one of them that has pictures. */
  pictured: OwnHome
  /** Those of the second landlord, all on the map around the same place. */
  otherHomes: [...Five, ...Five]
}

/** Whether the portal has the demonstration's people. */
export const hasDemonstration = !process.env.E2E_BASE_URL || process.env.E2E_DEMONSTRATION === '1'

/** What globalSetup made. Throws outside of stories, where nothing was made. */
export const readWorld = (): World => {
  if (!process.env.E2E_WORLD) throw new Error('Nothing was made: make-world.ts runs before stories only.')
  return JSON.parse(process.env.E2E_WORLD)
}

/** Of everyone whom the suite signs up. */
export const ownPassword = 'a-kettle-on-the-stove-72'

const demonstrationCredentials: Record<DemonstrationAccount, Credentials> = {
  'demonstration tenant': { email: 'tenant@example.com', password: 'rental-demo' },
  'demonstration landlord': { email: 'landlord@example.com', password: 'rental-demo' },
}

export const isOfDemonstration = (account: Account | null): account is DemonstrationAccount =>
  account !== null && account in demonstrationCredentials

/** How an account signs in. */
export const credentialsOf = (account: Account): Credentials =>
  isOfDemonstration(account) ? demonstrationCredentials[account] : readWorld().people[account]
