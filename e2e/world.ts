// The suite creates them through the API, so that they exist on any portal.
import type { BrowserContext } from '@playwright/test'

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * Moving into a home takes an invitation by mail; the demonstration's people live in one. Stories that need that are
 * tagged `@demonstration`.
 */
export type Account = OwnAccount | DemonstrationAccount
export type OwnAccount = 'tenant' | 'landlord' | 'second tenant' | 'second landlord'
export type DemonstrationAccount =
  | 'demonstration tenant'
  | 'demonstration landlord'
  | 'demonstration administrator'

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
  /** Distinguishes this run's people, homes and place from other runs'. */
  key: string
  /** Finds exactly these homes, with a map; "&view=list" and the like can follow. */
  search: string
  people: Record<OwnAccount, OwnPerson>
  /** One per person. */
  cookies: Partial<Record<Account, Cookies>>
  /** The landlord's homes in order of listing; all but the last are on the map. */
  homes: [...Five, OwnHome]
  /** A portal in production can lack a language model. */
  hasAssistant: boolean
  /** Where the demonstration's tenant lives, if there is one. */
  tenancyId: string | null
  pictured: OwnHome
  /** About the first home; the landlord wrote last. */
  threadId: string
  /** All on the map around the same place. */
  otherHomes: [...Five, ...Five]
}

export const hasDemonstration = !process.env.E2E_BASE_URL || process.env.E2E_DEMONSTRATION === '1'

/** Throws outside of stories. */
export const readWorld = (): World => {
  if (!process.env.E2E_WORLD) throw new Error('Nothing was made: make-world.ts runs before stories only.')
  return JSON.parse(process.env.E2E_WORLD)
}

export const ownPassword = 'a-kettle-on-the-stove-72'

const demonstrationCredentials: Record<DemonstrationAccount, Credentials> = {
  'demonstration tenant': { email: 'tenant@example.com', password: 'rental-demo' },
  'demonstration landlord': { email: 'landlord@example.com', password: 'rental-demo' },
  'demonstration administrator': { email: 'admin@example.com', password: 'rental-demo' },
}

export const isFromDemonstration = (account: Account | null): account is DemonstrationAccount =>
  account !== null && account in demonstrationCredentials

export const credentialsOf = (account: Account): Credentials =>
  isFromDemonstration(account) ? demonstrationCredentials[account] : readWorld().people[account]
