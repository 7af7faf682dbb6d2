// The people and homes that stories share. The suite creates them through the API, so that they exist on any portal.
import type { BrowserContext } from '@playwright/test'

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * The accounts that a story can use. Moving into a home takes an invitation by mail; the demonstration's people live in one.
 * Stories that need that, or what depends on it, are tagged `@demonstration`.
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
  /** Distinguishes this run's people, homes and place from those of all other runs. */
  key: string
  /** The address of a search for exactly these homes, with a map of them; "&view=list" and the like may follow. */
  search: string
  people: Record<OwnAccount, OwnPerson>
  /** One session per person, shared by all stories. */
  cookies: Partial<Record<Account, Cookies>>
  /** The landlord's homes in order of listing; all but the last are on the map. */
  homes: [...Five, OwnHome]
  /** Whether the portal has a language model; a portal in production may have none. */
  hasAssistant: boolean
  /** Where the demonstration's tenant lives, if there is one. */
  tenancyId: string | null
  /** The home with pictures. */
  pictured: OwnHome
  /** The tenant's conversation about the first home, in which the landlord wrote last. */
  threadId: string
  /** The second landlord's homes, all on the map around the same place. */
  otherHomes: [...Five, ...Five]
}

/** Whether the portal has the demonstration's people. */
export const hasDemonstration = !process.env.E2E_BASE_URL || process.env.E2E_DEMONSTRATION === '1'

/** The result of globalSetup. Throws outside of stories. */
export const readWorld = (): World => {
  if (!process.env.E2E_WORLD) throw new Error('Nothing was made: make-world.ts runs before stories only.')
  return JSON.parse(process.env.E2E_WORLD)
}

/** The password of everyone that the suite signs up. */
export const ownPassword = 'a-kettle-on-the-stove-72'

const demonstrationCredentials: Record<DemonstrationAccount, Credentials> = {
  'demonstration tenant': { email: 'tenant@example.com', password: 'rental-demo' },
  'demonstration landlord': { email: 'landlord@example.com', password: 'rental-demo' },
}

export const isFromDemonstration = (account: Account | null): account is DemonstrationAccount =>
  account !== null && account in demonstrationCredentials

/** An account's credentials. */
export const credentialsOf = (account: Account): Credentials =>
  isFromDemonstration(account) ? demonstrationCredentials[account] : readWorld().people[account]
